import 'zod';
import type { Advice } from './advice.ts';
import type { FieldPath } from './parseYaml.ts';

/** A photo of src/assets/pictures, shown and replaced beside the words that describe it. */
export interface PictureNote {
  readonly label: string;
  /** Its file name without extension; empty while the entry does not say which picture. */
  readonly name: string;
}

/** What the owner's editor says of a field, besides its label: zod's own `description`. */
declare module 'zod' {
  interface GlobalMeta {
    /** One sentence under the field. */
    hint?: string;
    /** Long enough to need several lines. */
    multiline?: boolean;
    /** The field whose value names an entry of the list. */
    calledBy?: string;
    /** The French names of the choices, where the value itself is not shown. */
    choices?: Readonly<Record<string, string>>;
    /** The label of a map's keys. */
    keyLabel?: string;
    /** The file is a drawing of src/assets/logos. */
    isLogo?: boolean;
    /** See advise(): what could be better, and where in the value. */
    advice?: Advice;
    advisedAt?: FieldPath;
    pictures?: (siblings: Readonly<Record<string, unknown>>) => readonly PictureNote[];
  }
}
