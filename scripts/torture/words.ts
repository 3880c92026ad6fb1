import type { DiskReport } from '../../tests/torture/tortureDisk.ts';
import { SOUND, type Verdict } from '../../tests/torture/verdict.ts';

const figures = new Intl.NumberFormat('fr-FR');

/** "1 200 demandes"; French takes the plural from two. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${figures.format(number)} ${number >= 2 ? several : one}`;

/** What may never happen, each with how often it did. */
export function verdictWords(verdict: Verdict): string {
  return [
    count(verdict.corrupt, 'base abîmée', 'bases abîmées'),
    count(verdict.lost, 'demande perdue', 'demandes perdues'),
    count(verdict.altered, 'altérée'),
    count(verdict.withoutMails, 'sans ses e-mails', 'sans leurs e-mails'),
    count(verdict.ghosts, 'refusée mais présente', 'refusées mais présentes'),
    count(verdict.repeated, 'en double', 'en double'),
    count(verdict.unexplained, 'panne mal dite', 'pannes mal dites'),
    count(verdict.stuck, 'refusée sans raison', 'refusées sans raison'),
  ].join(', ');
}

export const isSound = (verdict: Verdict): boolean => verdictWords(verdict) === verdictWords(SOUND);

export const diskWords = ({ points, struck, stored, refused, verdict }: DiskReport): string[] => [
  `${count(points, 'coup')}, dont ${figures.format(struck)} ressentis ; ${count(stored, 'demande acceptée', 'demandes acceptées')}, ${count(refused, 'refusée')}.`,
  `${verdictWords(verdict)}.`,
];
