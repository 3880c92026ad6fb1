import { startCluster } from '../../tests/support/postgresCluster.ts';
import { killSender } from '../../tests/torture/killSender.ts';
import { killSite } from '../../tests/torture/killSite.ts';
import { killAtRandom, tortureDisk } from '../../tests/torture/tortureDisk.ts';
import { tortureForm } from '../../tests/torture/tortureForm.ts';
import { tortureParser } from '../../tests/torture/tortureParser.ts';
import { tortureSockets } from '../../tests/torture/tortureSockets.ts';
import { hasStrace } from '../programs.mjs';
import type { Chapter, Outcome } from './chapter.ts';
import { FRONT_CHAPTERS } from './frontChapters.ts';
import { count, diskWords, isSound, verdictWords } from './words.ts';

/** Enough for 500 calls to the disk and more. */
const KILLED_REQUESTS = 48;
const ILL_DISK = { requests: 12, points: 125 };
const SITE_KILLS = 200;
const OUTBOX_ROWS = 1000;
const PARSER_INPUTS = 100_000;
const FORM_INPUTS = 5000;
const RAW_REQUESTS = 20_000;

const NO_STRACE = 'strace est absent, ou n’a pas le droit de suivre un programme';

async function killStore(): Promise<Outcome> {
  if (hasStrace()) {
    const plan = { blow: 'signal=SIGKILL', requests: KILLED_REQUESTS, points: Infinity } as const;
    const report = await tortureDisk(plan);
    const where = `Tué à chacun des ${count(report.calls, 'appel')} au disque, de la création de la base à sa fermeture.`;
    return { isSound: isSound(report.verdict), lines: [where, ...diskWords(report)] };
  }
  const report = await killAtRandom({ requests: 300, points: 100 });
  const lines = [`${NO_STRACE} : tué à des instants tirés au sort.`, ...diskWords(report)];
  return { isSound: isSound(report.verdict), lines };
}

async function spoilDisk(): Promise<Outcome> {
  if (!hasStrace()) return { isSound: true, lines: [`${NO_STRACE} : non essayé.`] };
  const failing = await tortureDisk({ ...ILL_DISK, blow: 'error=EIO' });
  const full = await tortureDisk({ ...ILL_DISK, blow: 'error=ENOSPC' });
  return {
    isSound: isSound(failing.verdict) && isSound(full.verdict),
    lines: [
      'Erreur de disque (EIO) :',
      ...diskWords(failing),
      'Disque plein :',
      ...diskWords(full),
    ],
  };
}

async function killWholeSite(): Promise<Outcome> {
  const report = await killSite(SITE_KILLS);
  const { kills, acknowledged, mails, missingMails, copies, disguised, verdict } = report;
  return {
    isSound: isSound(verdict) && missingMails === 0 && disguised === 0,
    lines: [
      `${count(kills, 'arrêt')} ; ${count(acknowledged, 'demande remerciée', 'demandes remerciées')}, ${count(mails, 'e-mail')}.`,
      `${verdictWords(verdict)}.`,
      `${count(missingMails, 'e-mail manquant', 'e-mails manquants')}, ${count(copies, 'copie')} sous le même Message-ID, ${count(disguised, 'copie')} sous un autre.`,
    ],
  };
}

async function killOneSender(): Promise<Outcome> {
  const cluster = startCluster();
  if (!cluster) return { isSound: true, lines: ['PostgreSQL est absent : non essayé.'] };
  try {
    const report = await killSender(cluster.url, OUTBOX_ROWS);
    const { rows, shares, takenOver, missing, duplicates } = report;
    return {
      isSound: rows === OUTBOX_ROWS && missing === 0 && duplicates === 0,
      lines: [
        `${count(rows, 'e-mail')}, partagés ainsi : ${shares.join(', ')} ; ${takenOver} repris au premier, tué.`,
        `${count(missing, 'manquant')}, ${count(duplicates, 'double')}.`,
      ],
    };
  } finally {
    cluster.stop();
  }
}

async function readHostileText(): Promise<Outcome> {
  const { inputs, accepted } = tortureParser(PARSER_INPUTS);
  const line = `${count(inputs, 'texte')} : ${count(accepted, 'accepté')} tels quels, les autres refusés avec leur raison.`;
  return { isSound: true, lines: [line] };
}

const answersOf = (statuses: Readonly<Record<number, number>>): string =>
  Object.entries(statuses)
    .map(([status, number]) => `${status} × ${number}`)
    .join(', ');

async function postHostileText(): Promise<Outcome> {
  const { inputs, accepted, statuses } = await tortureForm(FORM_INPUTS);
  return {
    isSound: true,
    lines: [
      `${count(inputs, 'envoi')}, ${count(accepted, 'enregistré')} tels quels ; réponses : ${answersOf(statuses)}.`,
    ],
  };
}

async function sendDamagedRequests(): Promise<Outcome> {
  const { inputs, statuses } = await tortureSockets(RAW_REQUESTS);
  return {
    isSound: true,
    lines: [
      `${count(inputs, 'requête')}, au plus une réponse à chacune ; aucune erreur du serveur, aucun octet hors du site.`,
      `Réponses : ${answersOf(statuses)}.`,
    ],
  };
}

export const CHAPTERS: readonly Chapter[] = [
  { name: 'base', title: 'La base, tuée pendant qu’elle enregistre', run: killStore },
  { name: 'disque', title: 'Un disque qui échoue', run: spoilDisk },
  { name: 'site', title: 'Le site entier, tué à tout instant', run: killWholeSite },
  { name: 'envoi', title: 'Quatre envoyeurs, un tué', run: killOneSender },
  { name: 'textes', title: 'Des textes hostiles, lus', run: readHostileText },
  { name: 'formulaire', title: 'Des textes hostiles, envoyés', run: postHostileText },
  { name: 'requetes', title: 'Des requêtes abîmées', run: sendDamagedRequests },
  ...FRONT_CHAPTERS,
];
