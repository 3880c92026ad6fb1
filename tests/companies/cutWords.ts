/**
 * Runs in the page: words of titles, header and footer that are broken in two or leave the screen. An address may
 * break: some are longer than any line.
 */
export function cutWords(): string[] {
  const isAddress = (word: string) => /[@/]|\.\w/.test(word);
  const blocks = document.querySelectorAll('header, footer, h1, h2, h3, dd, address');
  const cut = new Set<string>();
  for (const block of blocks) {
    if (!block.checkVisibility()) continue;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true) continue;
      for (const match of (node.textContent ?? '').matchAll(/[^\s\u2060\u00a0\u202f-]+/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const isOff = lines.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5);
        const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        if (isOff || (isBroken && !isAddress(match[0]))) cut.add(match[0]);
      }
    }
  }
  return [...cut];
}
