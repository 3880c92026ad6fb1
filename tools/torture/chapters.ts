import { findNginx, hasStrace } from '#scripts/programs.mjs';
import { startCluster } from '../support/postgresCluster.ts';
import { endInstances, type Plan } from './endInstances.ts';
import { killSender } from './killSender.ts';
import { killSite } from './killSite.ts';
import { purgeBigBase, resetEverywhere } from './ordinaryLife.ts';
import { type Chapter, type Figures, faultsOf, type Outcome } from './outcome.ts';
import { type DiskReport, killAtRandom, tortureDisk } from './tortureDisk.ts';
import { tortureForm } from './tortureForm.ts';
import { tortureParser } from './tortureParser.ts';
import { tortureSockets } from './tortureSockets.ts';

/** Enough for 500 calls to the disk and more. */
const KILLED_REQUESTS = 48;
const ILL_DISK = { requests: 12, points: 125 };
const SITE_KILLS = 200;
const OUTBOX_ROWS = 1000;
const PARSER_INPUTS = 100_000;
const FORM_INPUTS = 5000;
const RAW_REQUESTS = 20_000;
const INSTANCE_ENDS = 50;

const NO_STRACE = 'strace est absent, ou n’a pas le droit de suivre un programme';

const diskOutcome = ({ calls, points, struck, stored, refused, verdict }: DiskReport): Outcome => ({
  figures: {
    'appels au disque': calls,
    coups: points,
    'dont ressentis': struck,
    'demandes acceptées': stored,
    refusées: refused,
  },
  faults: faultsOf(verdict),
});

async function killStore(): Promise<Outcome> {
  if (hasStrace())
    return diskOutcome(
      await tortureDisk({ blow: 'signal=SIGKILL', requests: KILLED_REQUESTS, points: Infinity }),
    );
  const report = await killAtRandom({ requests: 300, points: 100 });
  return { ...diskOutcome(report), notes: [`${NO_STRACE} : tué à des instants tirés au sort.`] };
}

async function spoilDisk(blow: 'error=EIO' | 'error=ENOSPC'): Promise<Outcome> {
  if (!hasStrace()) return { notes: [`${NO_STRACE} : non essayé.`] };
  return diskOutcome(await tortureDisk({ ...ILL_DISK, blow }));
}

async function killWholeSite(): Promise<Outcome> {
  const report = await killSite(SITE_KILLS);
  return {
    figures: {
      arrêts: report.kills,
      'demandes remerciées': report.acknowledged,
      'e-mails': report.mails,
      'copies sous le même Message-ID': report.copies,
    },
    faults: {
      ...faultsOf(report.verdict),
      'e-mails manquants': report.missingMails,
      'copies sous un autre Message-ID': report.disguised,
    },
  };
}

async function onPostgres(work: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const cluster = startCluster();
  if (!cluster) return { notes: ['PostgreSQL est absent : non essayé.'] };
  try {
    return await work(cluster.url);
  } finally {
    cluster.stop();
  }
}

async function killOneSender(url: string): Promise<Outcome> {
  const { rows, takenOver, missing, duplicates } = await killSender(url, OUTBOX_ROWS);
  return {
    figures: { 'e-mails': rows, 'repris au premier, tué': takenOver },
    faults: { manquants: missing + OUTBOX_ROWS - rows, doubles: duplicates },
  };
}

/** Two instances behind nginx, on one PostgreSQL. */
async function endBehindNginx(url: string, signal: Plan['signal']): Promise<Outcome> {
  if (findNginx() === undefined) return { notes: ['nginx est absent : non essayé.'] };
  const report = await endInstances(url, { signal, times: INSTANCE_ENDS });
  return {
    notes: report.failedPages.slice(0, 5),
    figures: {
      arrêts: INSTANCE_ENDS,
      'envois en cours à ces instants': report.caught,
      'demandes remerciées': report.acknowledged,
      'pages lues': report.pages,
    },
    faults: {
      ...faultsOf(report.verdict),
      'envois à refaire': report.disappointed,
      'pages manquées': report.failedPages.length,
    },
  };
}

async function readHostileText(): Promise<Outcome> {
  const { inputs, accepted } = tortureParser(PARSER_INPUTS);
  return { figures: { textes: inputs, 'acceptés tels quels': accepted } };
}

const answersOf = (statuses: Readonly<Record<number, number>>): Figures =>
  Object.fromEntries(
    Object.entries(statuses).map(([status, times]) => [`réponses ${status}`, times]),
  );

async function postHostileText(): Promise<Outcome> {
  const { inputs, accepted, statuses } = await tortureForm(FORM_INPUTS);
  return {
    figures: { envois: inputs, 'enregistrés tels quels': accepted, ...answersOf(statuses) },
  };
}

async function sendDamagedRequests(): Promise<Outcome> {
  const { inputs, statuses } = await tortureSockets(RAW_REQUESTS);
  return { figures: { requêtes: inputs, ...answersOf(statuses) } };
}

const chapter = (name: string, title: string, run: Chapter['run']): Chapter => ({
  name,
  title,
  run,
});

export const CHAPTERS: readonly Chapter[] = [
  chapter('base', 'La base, tuée à chacun de ses appels au disque', killStore),
  chapter('disque', 'Un disque qui échoue', () => spoilDisk('error=EIO')),
  chapter('plein', 'Un disque plein', () => spoilDisk('error=ENOSPC')),
  chapter('site', 'Le site entier, tué à tout instant', killWholeSite),
  chapter('envoi', 'Quatre envoyeurs, un tué', () => onPostgres(killOneSender)),
  chapter('textes', 'Des textes hostiles, lus', readHostileText),
  chapter('formulaire', 'Des textes hostiles, envoyés', postHostileText),
  chapter('requetes', 'Des requêtes abîmées', sendDamagedRequests),
  chapter('coupures', 'Des connexions coupées à tout instant', resetEverywhere),
  chapter('grande', 'Une base d’un gigaoctet, au départ et purgée', purgeBigBase),
  chapter('instances', 'Deux instances derrière nginx, tuées tour à tour', () =>
    onPostgres((url) => endBehindNginx(url, 'SIGKILL')),
  ),
  chapter('redemarrages', 'Deux instances derrière nginx, redémarrées tour à tour', () =>
    onPostgres((url) => endBehindNginx(url, 'SIGTERM')),
  ),
];
