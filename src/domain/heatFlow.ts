/** Where the electricity of a compressor goes, in hundredths. */
export interface HeatShares {
  readonly water: number;
  readonly air: number;
  readonly compressed: number;
}

/** Of the heat a compressor gives back, hot water takes a part; the rest leaves as warm air. */
export function heatShares(heatPercent: number, waterPercent: number): HeatShares {
  return { water: waterPercent, air: heatPercent - waterPercent, compressed: 100 - heatPercent };
}

/** The bands of the drawing leave one column and part: gaps open between their tips. */
const INSET = 4;
const GAP = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

/** One band per share, on a square of 100: path data from the column on the left to an arrow tip. */
export function flowBands(shares: readonly number[]): string[] {
  const inner = 100 - 2 * INSET;
  const spread = 100 - GAP * (shares.length - 1);
  return shares.map((share, index) => {
    const before = shares.slice(0, index).reduce((sum, other) => sum + other, 0);
    const [top, bottom] = [before, before + share].map((part) =>
      round(INSET + (part * inner) / 100),
    );
    const [tipTop = 0, tipBottom = 0] = [before, before + share].map((part) =>
      round(index * GAP + (part * spread) / 100),
    );
    const tip = round((tipTop + tipBottom) / 2);
    return (
      `M0 ${top}H22C55 ${top} 55 ${tipTop} 88 ${tipTop}H95L100 ${tip}` +
      `L95 ${tipBottom}H88C55 ${tipBottom} 55 ${bottom} 22 ${bottom}H0Z`
    );
  });
}
