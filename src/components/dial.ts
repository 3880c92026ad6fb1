export interface GaugeScale {
  max: number;
  /** Distance between two numerals, and between two ticks. */
  major: number;
  minor: number;
  zone: readonly [from: number, to: number];
  value: number;
}

/** Of every gauge on the main: in bar, with the pressures that a network is run at. */
export const MAIN_SCALE = { max: 10, major: 2, minor: 0.5, zone: [6, 8] } as const;

const CENTRE = 100;
/** Where ticks begin. */
const RIM = 84;
const SWEEP_DEGREES = 270;
/** Closer than this the needle would lie over a numeral, which gives way: the figure is written under it. */
const COVERED_DEGREES = 12;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A needle at rest points to seven o'clock: −135°. */
const degreesOf = (value: number, max: number): number =>
  (SWEEP_DEGREES * value) / max - SWEEP_DEGREES / 2;

/** The dial of a gauge as path data, on a 200 unit square. */
export function dial({ max, major, minor, zone, value }: GaugeScale) {
  const at = (mark: number, radius: number): readonly [x: number, y: number] => {
    const angle = (degreesOf(mark, max) * Math.PI) / 180;
    return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
  };
  const arc = (from: number, to: number, radius: number): string => {
    const isLarge = ((to - from) / max) * SWEEP_DEGREES > 180 ? 1 : 0;
    const [start, end] = [at(from, radius).join(' '), at(to, radius).join(' ')];
    return `M${start}A${radius} ${radius} 0 ${isLarge} 1 ${end}`;
  };
  // One dashed arc for all ticks of a kind: far shorter than a line for each.
  const ticks = (step: number, inner: number, width: number) => {
    const radius = (RIM + inner) / 2;
    const length = (radius * SWEEP_DEGREES * Math.PI) / 180;
    const half = (max * width) / length / 2;
    const gap = (length * step) / max - width;
    return { d: arc(-half, max + half, radius), dashes: `${width} ${Number(gap.toFixed(3))}` };
  };
  const marks = Array.from({ length: Math.round(max / minor) + 1 }, (_, index) =>
    round(index * minor),
  );
  const isMajor = (mark: number): boolean => Number.isInteger(mark / major);
  const isCovered = (mark: number): boolean =>
    Math.abs(degreesOf(mark, max) - degreesOf(value, max)) < COVERED_DEGREES;
  const [from, to] = zone;

  return {
    minorTicks: ticks(minor, 76, 1.5),
    majorTicks: ticks(major, 70, 3),
    numerals: marks
      .filter((mark) => isMajor(mark) && !isCovered(mark))
      .map((mark) => {
        const text = String(mark);
        const [x, y] = at(mark, text.length > 2 ? 50 : 55);
        return { text, x, y: round(y + 6) };
      }),
    zone: arc(from, to, 78),
    needleDegrees: round(degreesOf(value, max)),
    /** How far the needle is from zero. */
    riseDegrees: round((SWEEP_DEGREES * value) / max),
  };
}
