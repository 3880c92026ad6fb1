export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** The part of a picture that fills a box without stretching: object-fit: cover, with a zoom. */
export function coverArea(
  picture: Size,
  box: Size,
  { x, y, zoom }: { x: number; y: number; zoom: number },
): Area {
  const scale = Math.min(picture.width / box.width, picture.height / box.height) / zoom;
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  };
}
