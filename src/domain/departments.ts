/** Metropolitan France: 01 to 95 without 20, which is Corsica's 2A and 2B. */
export function isDepartmentCode(code: string): boolean {
  return /^(0[1-9]|[1-8]\d|9[0-5]|2[AB])$/.test(code) && code !== '20';
}

/**
 * ISO 3166-2: the department's own code, but for Paris, which has had the code of a collectivity since
 * the change of 25 November 2021 (FR-75 became FR-75C).
 */
export const subdivisionCode = (code: string): string => (code === '75' ? 'FR-75C' : `FR-${code}`);

/** The name, among the codes, of all the departments around ours. */
export const NEIGHBOURS = 'voisins';
/** The pipes from Paris to every prefecture, and to one of them. */
export const NETWORK = 'reseau';
export const branchOf = (code: string): string => `vers-${code}`;
