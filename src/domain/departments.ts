/** Metropolitan France: 01 to 95 without 20, which is Corsica's 2A and 2B. */
export function isDepartmentCode(code: string): boolean {
  return /^(0[1-9]|[1-8]\d|9[0-5]|2[AB])$/.test(code) && code !== '20';
}
