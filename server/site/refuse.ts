import type { ServerResponse } from 'node:http';
import { type Headers, lines } from './asset.ts';
import { COMMON_HEADERS } from './headers.ts';

/** Said to whoever sent something that no page of ours sends. */
const WORDS = {
  400: 'Requête incorrecte.',
  404: 'Fichier introuvable.',
  405: 'Méthode non admise à cette adresse.',
  406: 'Aucune forme de ce fichier ne convient.',
  408: 'Requête trop lente.',
  412: 'Ce fichier a changé.',
  413: 'Requête trop grande.',
  414: 'Adresse trop longue.',
  416: 'Ce morceau du fichier n’existe pas.',
  417: 'Attente non prise en charge.',
  421: 'Ce site n’est pas servi sous ce nom.',
  431: 'En-têtes trop grands.',
} as const;

export type Refusal = keyof typeof WORDS;

/** What is sent with a refusal: the same headers as with anything else, and one sentence. */
export function refusal(status: Refusal, extra: Headers = {}): { head: string[]; body: string } {
  const body = `${WORDS[status]}\n`;
  const headers = {
    ...COMMON_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { head: lines({ ...headers, ...extra }), body };
}

export function refuse(response: ServerResponse, status: Refusal, extra?: Headers): ServerResponse {
  const { head, body } = refusal(status, extra);
  return response.writeHead(status, head).end(body);
}
