export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The proportions of a drawing, as its viewBox gives them. */
export function svgSize(svg: string): Size {
  const [, width = '1', height = '1'] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
