import type { Env } from '#server/env.ts';
import { createWhole } from '#server/files/createWhole.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { backUp, backupFolder, keepBackup, remainsUntil, removeOld } from './backup.ts';
import { copierOf } from './copies.ts';
import { leadsToCsv } from './csv.ts';
import { count, type Words } from './labels.ts';
import { detail, statusText, summary, trailText } from './text.ts';
import type { Command } from './usage.ts';

type ExportCommand = Extract<Command, { name: 'export' }>;

/** A search that finds nothing ends with exit code 1. */
const notFound = (what: string): never => {
  throw new NotDoneError(`${what} : rien à ce nom dans la base.`);
};

/** Read only when needed: without a build, erasing a person's data must still work. */
type ReadWords = () => Words;

/** Where the base is. */
type Place = Pick<Env, 'dataDir' | 'databaseUrl'>;

async function runExport(
  store: LeadStore,
  { format, out, email }: ExportCommand,
  readWords: ReadWords,
): Promise<string> {
  const leads = await (email === undefined ? store.list() : store.exportPerson(email));
  if (email !== undefined && leads.length === 0) notFound(email);
  const text =
    format === 'csv' ? leadsToCsv(leads, readWords()) : `${JSON.stringify(leads, null, 2)}\n`;
  await store.record('export', leads.length);
  if (out === undefined) return text;
  await createWhole(out, (handle) => handle.writeFile(text));
  return `${count(leads.length, 'demande')} dans ${out}.\n`;
}

async function release(store: LeadStore, reference: string): Promise<string> {
  if (await store.release(reference)) return `${reference} : demande reprise, ses mails partent.`;
  const known = await store.find(reference);
  return known ? `${reference} : cette demande n'était pas retenue.` : notFound(reference);
}

async function erase(
  store: LeadStore,
  command: Extract<Command, { name: 'erase' }>,
  { dataDir }: Place,
): Promise<string> {
  const isPerson = 'email' in command;
  const who = isPerson ? command.email : command.reference;
  const erased = await (isPerson ? store.erasePerson(who) : store.eraseRequest(who));
  if (erased === 0) return notFound(who);
  const said = `${who} : ${count(erased, 'demande')} en moins, mails compris.`;
  const until = await remainsUntil(backupFolder(dataDir));
  return until === undefined
    ? said
    : `${said}\nLes sauvegardes d'avant s'effacent le ${until.split('-').reverse().join('/')} au plus tard.`;
}

async function purge(store: LeadStore, force: boolean): Promise<string> {
  const { expired, held, reasons } = await store.purge(undefined, { force });
  return `Supprimé : ${count(expired, 'demande')} hors durée, ${count(held, 'demande')} parmi les retenues, ${count(reasons, 'réponse')} de serveurs de mail.`;
}

async function backup(
  store: LeadStore,
  command: Extract<Command, { name: 'backup' }>,
  { dataDir, databaseUrl }: Place,
): Promise<string> {
  const copier = copierOf(store, databaseUrl);
  if ('keepDays' in command) {
    const { keepDays, folder = backupFolder(dataDir) } = command;
    const made = await keepBackup(store, copier, { keepDays, folder });
    // What a restore put aside or left is there, wherever backups go.
    for (const one of [backupFolder(dataDir), dataDir]) await removeOld(one);
    return made;
  }
  return `${count(await backUp(store, copier, command.file), 'demande')} dans ${command.file}.`;
}

/** What to print. Whatever goes wrong is an error. */
export async function runCommand(
  store: LeadStore,
  command: Exclude<Command, { name: 'help' | 'restore' | 'essai' }>,
  readWords: ReadWords,
  place: Place,
): Promise<string> {
  switch (command.name) {
    case 'list':
      return summary(await store.list(), readWords());
    case 'held':
      return summary(await store.list({ held: true }), readWords());
    case 'show': {
      const lead = await store.find(command.reference);
      return lead ? detail(lead, readWords()) : notFound(command.reference);
    }
    case 'release':
      return release(store, command.reference);
    case 'export':
      return runExport(store, command, readWords);
    case 'erase':
      return erase(store, command, place);
    case 'status':
      return statusText(await store.status());
    case 'retry':
      return `${count(await store.retryFailed(), 'mail')} de nouveau en attente.`;
    case 'purge':
      return purge(store, command.force);
    case 'backup':
      return backup(store, command, place);
    case 'trail':
      return trailText(await store.readTrail());
  }
}
