/** What a visitor who sees nothing does next. Keys are named as xdotool names them. */
export type Step =
  | { readonly open: string; readonly isNewVisitor?: true }
  | {
      readonly press: string;
      readonly hears?: RegExp;
      readonly until?: RegExp;
      /** What is said of it is not about the page. */
      readonly isUnheard?: true;
      /** What is said before that is not compared. */
      readonly isHeardFromThere?: true;
    }
  | { readonly type: string; readonly hears?: RegExp };

export interface Journey {
  /** Of its transcript. */
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Loads a page anew. */
export const open = (path: string): Step => ({ open: path });

/** The same, by somebody who never came here: nothing is chosen yet. */
export const discover = (path: string): Step => ({ open: path, isNewVisitor: true });

/** Some keys, one after the other. */
export const press = (...keys: readonly string[]): readonly Step[] =>
  keys.map((key) => ({ press: key }));

/** The same key again and again, until this is said. */
export const pressUntil = (key: string, until: RegExp): Step => ({ press: key, until });

/** A key after which something is said in its own time: a live message, a page. */
export const pressAndHear = (key: string, hears: RegExp): Step => ({ press: key, hears });

/**
 * The same from a field that turns out to be wrong. What Chromium says of the field before the focus has left it, or
 * does not say, hangs on the machine's speed.
 */
export const pressInFieldAndHear = (key: string, hears: RegExp): Step => ({
  press: key,
  hears,
  isHeardFromThere: true,
});

export const type = (text: string): Step => ({ type: text });

/** Keys for the browser itself. */
export const set = (...keys: readonly string[]): readonly Step[] =>
  keys.map((key) => ({ press: key, isUnheard: true }));

/** Replaces what a field holds. */
export const retype = (text: string, hears: RegExp): readonly Step[] => [
  ...set('ctrl+a'),
  { type: text, hears },
];
