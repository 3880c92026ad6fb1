/** What a page of results shows before it cuts, in characters. */
export const MAX_TITLE_LENGTH = 65;
export const DESCRIPTION_LENGTH = { min: 70, max: 165 };

/** "Contact | Nom": a title that is too long loses the company's name, which search results show anyway. */
export function shortTitle(title: string, name: string): string {
  const suffix = ` | ${name}`;
  const isTooLong = title.length > MAX_TITLE_LENGTH && title.endsWith(suffix);
  return isTooLong ? title.slice(0, -suffix.length) : title;
}

/** Of a description that is too long, the last sentences go, if what is left still says enough. */
export function shortDescription(description: string): string {
  const { min, max } = DESCRIPTION_LENGTH;
  if (description.length <= max) return description;
  const end = [...description.slice(0, max + 1).matchAll(/(?<=[.!?…])\s/gu)].at(-1)?.index ?? 0;
  return end < min ? description : description.slice(0, end);
}
