/** Written by components/LateStyles.tsx. */
const PLACE = '<style></style>';
const HEAD_STYLES = /(?<=<style>)[\s\S]+?(?=<\/style>)/;
const CLASS = /\.([a-z][\w-]*)/gi;

/** The rules of a style sheet, and its blocks (@media…), each whole. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...blocks, css.slice(start)];
}

/** Of what stands in braces only the selectors: 0.5rem and file.woff2 are no classes. */
function classesOf(block: string): string[] {
  const selectors = block.replace(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(CLASS)].map(([, name = '']) => name);
}

/**
 * Moves the styles that the first screen does not need from the head to the mark after it, so that the first packets
 * hold that screen. What stands in a layer stays: it is everybody's. The last styles of the page join them there: at
 * its end, they would have every element that is laid out already styled again.
 */
export function delayStyles(html: string): string {
  const [css = ''] = HEAD_STYLES.exec(html) ?? [];
  const place = html.indexOf(PLACE);
  if (place === -1 || css === '') return html;
  const firstScreen = html.slice(html.indexOf('</head>'), place);
  const shown = new Set(
    [...firstScreen.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const canWait = (block: string) => {
    if (/^@(layer|font-face|keyframes)/.test(block)) return false;
    if (block.startsWith('@media print')) return true;
    const classes = classesOf(block);
    return classes.length > 0 && !classes.some((name) => shown.has(name));
  };
  const blocks = blocksOf(css);
  const late = blocks.filter(canWait).join('');
  const early = blocks.filter((block) => !canWait(block)).join('');
  // Those that the layout leaves in its last drawing.
  const [, last = ''] = /.*<style>(.+?)<\/style>/s.exec(html.slice(place + PLACE.length)) ?? [];
  return html
    .replace(last && `<style>${last}</style>`, '')
    .replace(PLACE, () => `<style>${late}${last}</style>`)
    .replace(css, () => early);
}
