import 'zod';
import type { Advice } from './advice.ts';
import type { FieldPath } from './parseYaml.ts';

/** A photo of src/assets/pictures, shown and replaced beside the words that describe it. */
export interface PictureNote {
  readonly label: string;
  /** Its file without ending; empty while the entry it belongs to does not say which. */
  readonly name: string;
}

/** What the owner's editor says of a field, besides its label: zod's own `description`. */
declare module 'zod' {
  interface GlobalMeta {
    /** One sentence under the field. */
    hint?: string;
    /** Long enough to need several lines. */
    multiline?: boolean;
    /** What an entry of a list is called by: the name of one of its fields. */
    calledBy?: string;
    /** What each choice is called, where its own word is not French enough. */
    choices?: Readonly<Record<string, string>>;
    /** How a map's own keys are called. */
    keyLabel?: string;
    /** The file is a drawing of src/assets/logos. */
    isLogo?: boolean;
    /** See advise(): what could be better, and where in the value. */
    advice?: Advice;
    advisedAt?: FieldPath;
    pictures?: (siblings: Readonly<Record<string, unknown>>) => readonly PictureNote[];
  }
}
