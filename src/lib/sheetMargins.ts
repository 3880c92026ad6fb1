/** The margins of a printed page: whose it is, whom to call, which sheet. */
export function sheetMargins(name: string, phone: string): string {
  const text = (words: string) => `content:${JSON.stringify(words)};font:9pt sans-serif`;
  return (
    `@page{margin:16mm 12mm;@top-left{${text(name)}}@top-right{${text(phone)}}` +
    `@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif}}` +
    '@page:first{@top-left{content:none}@top-right{content:none}}'
  );
}
