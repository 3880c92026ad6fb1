type HeatUse = 'water' | 'air' | 'compressed';

/** One band of the drawing: where a part of the electricity goes. */
interface HeatBand {
  readonly use: HeatUse;
  readonly percent: number;
  /** On a square of 100: from the column on the left to an arrow tip. */
  readonly path: string;
}

/** The bands of the drawing leave one column and part: gaps open between their tips. */
const INSET = 4;
const GAP = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The path of a band, given what the bands above it take and how many stand there. */
function bandPath(before: number, percent: number, index: number, count: number): string {
  const inner = 100 - 2 * INSET;
  const spread = 100 - GAP * (count - 1);
  const [top, bottom] = [before, before + percent].map((part) =>
    round(INSET + (part * inner) / 100),
  );
  const [tipTop = 0, tipBottom = 0] = [before, before + percent].map((part) =>
    round(index * GAP + (part * spread) / 100),
  );
  const tip = round((tipTop + tipBottom) / 2);
  return (
    `M0 ${top}H22C55 ${top} 55 ${tipTop} 88 ${tipTop}H95L100 ${tip}` +
    `L95 ${tipBottom}H88C55 ${tipBottom} 55 ${bottom} 22 ${bottom}H0Z`
  );
}

/** Parts of a hundred as bands that leave one column, the first on top. */
export const bandPaths = (percents: readonly number[]): string[] =>
  percents.map((percent, index) => {
    const before = percents.slice(0, index).reduce((sum, other) => sum + other, 0);
    return bandPath(before, percent, index, percents.length);
  });

/** Of the heat a compressor gives back, hot water takes a part; the rest leaves as warm air. */
export function heatBands(heatPercent: number, waterPercent: number): readonly HeatBand[] {
  const shares: readonly (readonly [HeatUse, number])[] = [
    ['water', waterPercent],
    ['air', heatPercent - waterPercent],
    ['compressed', 100 - heatPercent],
  ];
  const paths = bandPaths(shares.map(([, percent]) => percent));
  return shares.map(([use, percent], index) => ({ use, percent, path: paths[index] ?? '' }));
}
