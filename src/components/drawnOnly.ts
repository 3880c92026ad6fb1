/** For words inside a drawing that has a name: Firefox would read them out one by one. */
export const DRAWN_ONLY = { 'aria-hidden': true } as const;
