/** Astro writes the style of its islands where it meets the first one; HTML wants it in the head. */
const STYLES = /<style>astro-island[^<]*<\/style>/;
/** Nothing reads it, and it holds the folder of the build: each machine would serve other bytes. */
const UID = /(?<=<astro-island) uid="\w+"/g;

export function tidyIslands(html: string): string {
  const [styles] = STYLES.exec(html) ?? [];
  const valid =
    styles === undefined ? html : html.replace(styles, '').replace('</head>', `${styles}</head>`);
  return valid.replace(UID, '');
}
