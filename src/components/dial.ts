export interface GaugeScale {
  max: number;
  /** Distance between two numerals, and between two ticks. */
  major: number;
  minor: number;
  zone: readonly [from: number, to: number];
  value: number;
  /** A numeral the needle would cover. */
  skip?: number;
}

const CENTRE = 100;
const SWEEP_DEGREES = 270;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A needle at rest points to seven o'clock: −135°. */
const degreesOf = (value: number, max: number): number =>
  (SWEEP_DEGREES * value) / max - SWEEP_DEGREES / 2;

/** The dial of a gauge as path data, on a 200 unit square. */
export function dial({ max, major, minor, zone, value, skip }: GaugeScale) {
  const at = (mark: number, radius: number): readonly [x: number, y: number] => {
    const angle = (degreesOf(mark, max) * Math.PI) / 180;
    return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
  };
  const tick = (mark: number, inner: number): string =>
    `M${at(mark, 84).join(' ')}L${at(mark, inner).join(' ')}`;
  const marks = Array.from({ length: Math.round(max / minor) + 1 }, (_, index) =>
    round(index * minor),
  );
  const isMajor = (mark: number): boolean => Number.isInteger(mark / major);
  const [from, to] = zone;
  const isLarge = ((to - from) / max) * SWEEP_DEGREES > 180 ? 1 : 0;

  return {
    minorTicks: marks
      .filter((mark) => !isMajor(mark))
      .map((mark) => tick(mark, 76))
      .join(''),
    majorTicks: marks
      .filter(isMajor)
      .map((mark) => tick(mark, 70))
      .join(''),
    numerals: marks
      .filter((mark) => isMajor(mark) && mark !== skip)
      .map((mark) => {
        const [x, y] = at(mark, 55);
        return { text: String(mark), x, y: round(y + 6) };
      }),
    zone: `M${at(from, 77).join(' ')}A77 77 0 ${isLarge} 1 ${at(to, 77).join(' ')}`,
    needleDegrees: round(degreesOf(value, max)),
  };
}
