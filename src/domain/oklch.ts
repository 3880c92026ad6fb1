type Rgb = readonly [number, number, number];

/** Björn Ottosson's OKLab, to linear sRGB. https://bottosson.github.io/posts/oklab/ */
export function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Gamma-encodes a linear light value between 0 and 1 (sRGB). */
const encoded = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** `oklch(0.975 0.003 95)` as `#f7f7f4`. */
export function hexOf(color: string): string {
  const [lightness, chroma, hue] = [...color.matchAll(/[\d.]+/g)].map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`no colour: ${color}`);
  const bytes = linearRgb(lightness, chroma, hue).map((light) =>
    Math.round(255 * encoded(Math.min(1, Math.max(0, light)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
