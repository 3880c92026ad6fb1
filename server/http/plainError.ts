import type { Headers } from '#server/site/asset.ts';
import { type Answer, text } from './answer.ts';

/** The texts of errors that no page of ours can cause. */
const WORDS = {
  400: 'Requête incorrecte.',
  404: 'Fichier introuvable.',
  405: 'Méthode non admise à cette adresse.',
  406: 'Aucun encodage de ce fichier ne convient.',
  408: 'Requête trop lente.',
  412: 'Ce fichier a changé.',
  413: 'Requête trop grande.',
  414: 'Adresse trop longue.',
  416: 'Ce morceau du fichier n’existe pas.',
  417: 'Attente non prise en charge.',
  421: 'Ce site n’est pas servi sous ce nom.',
  431: 'En-têtes trop grands.',
} as const;

export type ErrorStatus = keyof typeof WORDS;

export const plainError = (status: ErrorStatus, headers?: Headers): Answer =>
  text(status, `${WORDS[status]}\n`, headers);
