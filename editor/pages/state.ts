/** Only pages of the editor send this header: see isOurs in server/http.ts. */
export const HEADERS = { 'no-cors': '1' };

/** The last save: what it changed, and in which forms. */
export interface LastSave {
  readonly what: string;
  readonly forms: readonly string[];
}

interface State {
  readonly last: LastSave | null;
  /** What could be better in the content, a line each. */
  readonly advice: readonly string[];
}

export async function fetchState(): Promise<State> {
  const response = await fetch('/edition/etat', { headers: HEADERS });
  return response.json();
}
