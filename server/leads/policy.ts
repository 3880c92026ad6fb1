/** What the privacy policy promises (content/legal/politique-confidentialite.md). */
export const STORE_POLICY = { retentionYears: 3, heldDays: 30 } as const;
