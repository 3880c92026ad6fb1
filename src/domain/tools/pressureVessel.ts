/** Of air receivers, by design pressure PS in bar and volume V in litres. */

const SCOPE_BAR = 4;
/** In-service rules apply above it (code de l'environnement, R. 557-14-1). */
const SCOPE_BAR_LITRES = 200;
/** Commissioning is declared above it (arrêté of 20 November 2017, article 8). */
const DECLARED_BAR_LITRES = 10_000;

export const isInScope = (designBar: number, litres: number): boolean =>
  designBar > SCOPE_BAR && designBar * litres > SCOPE_BAR_LITRES;

export const isDeclared = (designBar: number, litres: number): boolean =>
  designBar > SCOPE_BAR && designBar * litres > DECLARED_BAR_LITRES;
