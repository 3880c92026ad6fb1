import type { Region } from '#site/content/regions.ts';
import type { HeatShares } from '#site/domain/heatFlow.ts';

/**
 * Styles that follow the content: no module can know the departments or the figures, and no element
 * may carry a style attribute. The page puts them in its head.
 */
export function zoneHighlight(regions: readonly Region[]): string {
  const codes = regions.flatMap(({ departments }) => departments.map(({ code }) => code));
  const list = (selector: (code: string) => string) => codes.map(selector).join();
  const card = (code: string) => `li[data-code="${code}"]`;
  const shape = (code: string) => `use[data-code="${code}"]`;
  // A card or its shape.
  const lit = list(
    (code) => `#zone:has([data-code="${code}"]:is(:hover,:focus)) use[data-lit="${code}"]`,
  );
  const hovered = (code: string) => `#zone:has(${shape(code)}:hover) ${card(code)}`;
  return (
    `${lit}{display:inline}` +
    `${list(hovered)}{background:var(--color-paper)}` +
    `${list((code) => `${hovered(code)} em`)}{opacity:1;translate:0}`
  );
}

/** The margins of a printed page: whose it is, whom to call, which sheet. */
export function sheetMargins(name: string, phone: string): string {
  const text = (words: string) => `content:${JSON.stringify(words)};font:9pt sans-serif`;
  return (
    `@page{margin:16mm 12mm;@top-left{${text(name)}}@top-right{${text(phone)}}` +
    `@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif}}` +
    '@page:first{@top-left{content:none}@top-right{content:none}}'
  );
}

export function heatRows({ water, air, compressed }: HeatShares): string {
  return `:root{--heat-shares:${water}fr ${air}fr ${compressed}fr}`;
}
