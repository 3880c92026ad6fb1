export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowRight' | 'SelectAll';

/** A window of a browser, as its protocol drives it: what a visitor does with it is in visitor.ts. */
export interface Tab {
  /** Ends when the page is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function that returns text, or a promise of it, even where the page may run nothing. */
  run(body: string): Promise<string>;
  /** The page's own size, as near as the engine allows. */
  resize(width: number, height: number): Promise<void>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors and warnings since it was opened: scripts, console, what a policy refused. */
  messages(): readonly string[];
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface BrowserEngine {
  readonly version: string;
  /** Where this engine finds the site. */
  readonly address: string;
  /** A visitor who was never here: nothing stored. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Without script, pages run none and know it: `@media (scripting: none)` applies. */
export type Launch = (site: string, hasScript: boolean) => Promise<BrowserEngine>;

/** Generous, so that a busy machine does not look like a broken page. */
export const PATIENCE_MS = 90_000;
