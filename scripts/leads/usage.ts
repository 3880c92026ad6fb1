import { parseArgs } from 'node:util';

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

interface ExportCommand {
  readonly name: 'export';
  readonly format: 'csv' | 'json';
  readonly out: string | undefined;
  readonly email: string | undefined;
}

/** A person by address; one request by reference, for a person who left only a phone. */
type Erased = { readonly email: string } | { readonly reference: string };

export type Command =
  | { readonly name: 'list' | 'held' | 'status' | 'retry' | 'trail' }
  | { readonly name: 'help' }
  | { readonly name: 'essai' }
  | { readonly name: 'show' | 'release'; readonly reference: string }
  | ExportCommand
  | ({ readonly name: 'erase' } & Erased)
  | { readonly name: 'purge'; readonly force: boolean }
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'backup'; readonly keepDays: number; readonly folder: string | undefined }
  | { readonly name: 'restore'; readonly file: string };

const OPTIONS = {
  format: { type: 'string' },
  out: { type: 'string' },
  email: { type: 'string' },
  keep: { type: 'string' },
  force: { type: 'boolean' },
} as const;

/** What may follow each command: options, and one word that it needs. */
const GRAMMAR: Readonly<Record<Command['name'], { options?: string[]; operand?: string }>> = {
  list: {},
  held: {},
  status: {},
  retry: {},
  trail: {},
  essai: {},
  help: {},
  show: { operand: 'une référence' },
  release: { operand: 'une référence' },
  erase: { operand: 'une adresse e-mail ou une référence' },
  backup: { options: ['keep'], operand: 'un fichier' },
  restore: { operand: 'un fichier' },
  purge: { options: ['force'] },
  export: { options: ['format', 'out', 'email'] },
};

const isCommand = (name: string): name is Command['name'] => Object.hasOwn(GRAMMAR, name);

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new UsageError(`Option inconnue ou incomplète : ${args.join(' ')}`);
  }
}

function readArguments(name: Command['name'], args: readonly string[]) {
  const { values, positionals } = readOptions(args);
  const { options = [], operand: wanted } = GRAMMAR[name];
  const [operand = '', ...rest] = positionals.map((word) => word.trim());
  const stray = Object.keys(values).find((option) => !options.includes(option));
  if (stray !== undefined) throw new UsageError(`${name} n'a pas d'option --${stray}.`);
  if (wanted === undefined && positionals.length > 0)
    throw new UsageError(`${name} n'attend pas « ${positionals.join(' ')} ».`);
  const isEnough = operand !== '' || values.keep !== undefined;
  if (wanted !== undefined && (!isEnough || rest.length > 0))
    throw new UsageError(`${name} attend ${wanted}, et rien d'autre.`);
  return { values, operand };
}

function emailAddress(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text;
  throw new UsageError(`« ${text} » n'est pas une adresse e-mail.`);
}

function erased(text: string): Erased {
  if (text.includes('@')) return { email: emailAddress(text) };
  if (/^\w+-\d+-\w+$/.test(text)) return { reference: text.toUpperCase() };
  throw new UsageError(`« ${text} » n'est ni une adresse e-mail ni une référence (voir « list »).`);
}

function backup(file: string, keep: string | undefined): Extract<Command, { name: 'backup' }> {
  if (keep === undefined) return { name: 'backup', file };
  const keepDays = Number(keep);
  if (!/^\d{1,3}$/.test(keep) || keepDays === 0)
    throw new UsageError('backup --keep attend un nombre de jours, par exemple 14.');
  return { name: 'backup', keepDays, folder: file || undefined };
}

function exportFormat(text: string | undefined): 'csv' | 'json' {
  if (text === 'csv' || text === 'json') return text;
  throw new UsageError('export attend --format csv ou --format json.');
}

/** What the owner typed after `npm run leads --`. */
export function parseCommand([name = '', ...args]: readonly string[]): Command {
  if (!isCommand(name))
    throw new UsageError(name === '' ? 'Quelle commande ?' : `Commande inconnue : ${name}.`);
  const { values, operand } = readArguments(name, args);
  const { format, out, email, force = false } = values;
  switch (name) {
    case 'show':
    case 'release':
      return { name, reference: operand.toUpperCase() };
    case 'erase':
      return { name, ...erased(operand) };
    case 'backup':
      return backup(operand, values.keep);
    case 'restore':
      return { name, file: operand };
    case 'purge':
      return { name, force };
    case 'export':
      return { name, format: exportFormat(format), out, email: email && emailAddress(email) };
    default:
      return { name };
  }
}
