/** What the privacy policy promises (content/legal/politique-confidentialite.md). */
export const RETENTION = { years: 3, heldDays: 30 } as const;
