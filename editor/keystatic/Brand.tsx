/** The company's own sign, as on the site. */
export function Brand() {
  return <img src="/src/assets/logos/symbol.svg" alt="" width="24" height="24" />;
}
