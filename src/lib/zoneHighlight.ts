/**
 * Styles that light a department while its card or its shape is pointed at. Generated, because the departments are
 * content.
 */
export function zoneHighlight(codes: readonly string[]): string {
  const list = (selector: (code: string) => string) => codes.map(selector).join();
  const card = (code: string) => `li[data-code="${code}"]`;
  const shape = (code: string) => `use[data-code="${code}"]`;
  // A card or its shape.
  const lit = list(
    (code) =>
      `#zone:has([data-code="${code}"]:is(:hover,:focus,[data-found])) [data-lit="${code}"]`,
  );
  const hovered = (code: string) => `#zone:has(${shape(code)}:hover) ${card(code)}`;
  return (
    `${lit}{display:inline;--region:var(--color-ink);--on-region:var(--color-paper)}` +
    `${list(hovered)}{--lit:var(--color-paper)}` +
    `${list((code) => `${hovered(code)} em`)}{opacity:1;translate:0}`
  );
}
