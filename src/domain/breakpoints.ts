/**
 * Where the layout changes. In style sheets: `@media (--wide)`, `(--below-wide)`, `(--medium)`, `(--below-medium)`,
 * which integrations/customMedia.ts replaces by these words.
 */
export const MEDIA = {
  medium: '(min-width: 40rem)',
  belowMedium: '(max-width: 39.99rem)',
  wide: '(min-width: 62rem)',
  belowWide: '(max-width: 61.99rem)',
} as const;
