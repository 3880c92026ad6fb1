/** https://www.sqlite.org/rescode.html: the low byte tells the kind. */
const KINDS: Readonly<Record<number, string>> = {
  5: 'la base est occupée par un autre programme',
  8: 'la base est en lecture seule : vérifiez les droits sur le fichier et sur son dossier',
  10: 'le disque ne répond pas correctement',
  11: 'le fichier est abîmé : restaurez une sauvegarde',
  13: 'le disque est plein',
  14: "le fichier ne s'ouvre pas : vérifiez les droits",
  26: "le fichier n'est pas une base SQLite : restaurez une sauvegarde",
};

/** An error of SQLite in one line that the owner can act upon. */
export class SqliteError extends Error {
  readonly errcode: number;

  constructor(message: string, errcode: number) {
    super(message);
    this.errcode = errcode;
  }

  /** From what SQLite says of it. */
  static explain(message: string, errcode: number): SqliteError {
    const kind = KINDS[errcode & 0xff];
    const line = kind === undefined ? message : `${kind} (${message.replaceAll(/\s+/g, ' ')}).`;
    return new SqliteError(line, errcode);
  }
}

/** Something that a person can mend, not a fault of a query. */
export const isEnvironmental = (error: unknown): error is SqliteError =>
  error instanceof SqliteError && (error.errcode & 0xff) in KINDS;
