const STYLES = /<style>[\s\S]*?<\/style>/g;
/** As minifiers write them. */
const RANGE = /\((width|height)<=/g;

/** In a drawing, HTML reads styles as it reads any text: `<` would open a tag. Says ranges in the older way there. */
export function safeDrawings(html: string): string {
  const start = html.indexOf('</head>');
  if (start === -1) return html;
  const body = html.slice(start).replace(STYLES, (styles) => styles.replace(RANGE, '(max-$1:'));
  return html.slice(0, start) + body;
}
