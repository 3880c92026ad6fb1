import { errorCode } from '#server/log.ts';
import { SetupError } from '#server/setupError.ts';
import { StoreLost } from '../engine.ts';

/** https://www.sqlite.org/rescode.html: the low byte tells the kind. What a person can mend. */
const REASONS: Readonly<Record<number, string>> = {
  5: 'la base est occupée par un autre programme',
  8: 'la base est en lecture seule : vérifiez les droits sur le fichier et sur son dossier',
  10: 'le disque ne répond pas correctement',
  11: 'le fichier est abîmé : restaurez une sauvegarde',
  13: 'le disque est plein',
  14: "le fichier ne s'ouvre pas : vérifiez les droits",
  26: "le fichier n'est pas une base SQLite : restaurez une sauvegarde",
};

/** An error as it is told to the thread that asked. */
export interface Fault {
  readonly kind: 'setup' | 'lost' | 'other';
  readonly message: string;
  readonly code: string;
}

export function faultOf(error: unknown, file: string): Fault {
  const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
  if (error instanceof Error && 'errcode' in error) {
    const code = `SQLITE ${error.errcode}`;
    const reason = REASONS[Number(error.errcode) & 0xff];
    if (reason === undefined) return { kind: 'other', message, code };
    return { kind: 'setup', message: `${file} : ${reason} (${message}).`, code };
  }
  const kind =
    error instanceof SetupError ? 'setup' : error instanceof StoreLost ? 'lost' : 'other';
  return { kind, message, code: errorCode(error) };
}
