/** What the privacy policy promises (content/legal/politique-confidentialite.md) and the shape of a reference. */
export const STORE_POLICY = { referencePrefix: 'AER', retentionYears: 3, heldDays: 30 } as const;
