/** What a page of results shows before it cuts, in characters. */
export const TITLE_MOST = 65;
export const DESCRIPTION_LENGTH = { min: 70, max: 165 };

/** "Contact | Nom": of a title that is too long, our name goes, which results show beside it anyway. */
export function shortTitle(title: string, name: string): string {
  const suffix = ` | ${name}`;
  const isTooLong = title.length > TITLE_MOST && title.endsWith(suffix);
  return isTooLong ? title.slice(0, -suffix.length) : title;
}

/** Of a description that is too long, the last sentences go, if what is left still says enough. */
export function shortDescription(description: string): string {
  const { min, max } = DESCRIPTION_LENGTH;
  if (description.length <= max) return description;
  const end = [...description.slice(0, max + 1).matchAll(/(?<=[.!?…])\s/gu)].at(-1)?.index ?? 0;
  return end < min ? description : description.slice(0, end);
}
