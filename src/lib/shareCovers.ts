/** Where the picture of a box comes from: the part that fills it, moved and enlarged. */
export interface Crop {
  /** A file of src/assets/pictures, without its ending. */
  readonly picture: string;
  /** As object-position: 0 keeps the left (the top), 1 the right (the bottom). */
  readonly x: number;
  readonly y: number;
  /** Zoom: 1 shows as much as fits, 2 half of it. */
  readonly zoom: number;
}

export interface Cover {
  readonly ground: 'cabinet' | 'night';
  /** The logo stands on bare wall or bare ground, never on a machine. */
  readonly logoTop: number;
  /** One picture over the whole width with the main under it, or several hanging from it. */
  readonly crops: readonly Crop[];
}

/** What a shared link shows, page by page. A new picture may want a new crop: only these lines change. */
export const COVERS = {
  accueil: {
    ground: 'cabinet',
    logoTop: 140,
    crops: [{ picture: 'hero', x: 1, y: 0.5, zoom: 1 }],
  },
  solutions: {
    ground: 'cabinet',
    logoTop: 58,
    crops: [
      { picture: 'traitement-air', x: 0.27, y: 1, zoom: 1.1 },
      { picture: 'azote-oxygene', x: 0.66, y: 0.5, zoom: 1.05 },
      { picture: 'vide', x: 0.57, y: 0.5, zoom: 1 },
      { picture: 'energie-supervision', x: 0.84, y: 0.8, zoom: 1.05 },
    ],
  },
  outils: {
    ground: 'cabinet',
    logoTop: 140,
    crops: [{ picture: 'detail', x: 0.5, y: 0.5, zoom: 1 }],
  },
  contact: {
    ground: 'night',
    logoTop: 22,
    crops: [{ picture: 'technicien', x: 0, y: 0, zoom: 1 }],
  },
} satisfies Record<string, Cover>;
