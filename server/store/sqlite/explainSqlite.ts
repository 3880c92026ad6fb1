import { SetupError } from '#server/setupError.ts';

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

/** What a person can mend, in one line; a fault of ours as it is, with SQLite's number for the log. */
export function explainSqlite(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = `SQLITE ${error.errcode}`;
  const kind = KINDS[Number(error.errcode) & 0xff];
  if (kind === undefined) return Object.assign(error, { code });
  return new SetupError(`${file} : ${kind} (${error.message.replaceAll(/\s+/g, ' ')}).`, code);
}
