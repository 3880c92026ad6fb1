import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isMailbox } from './mail/addresses.ts';
import { parseSmtpUrl, type SmtpServer } from './mail/smtpUrl.ts';
import { SetupError } from './setupError.ts';

// Never quoted: it holds a password.
const SMTP_URL_FORM =
  "SMTP_URL : adresse incorrecte. Forme attendue : smtps://utilisateur:motdepasse@smtp.exemple.fr (dans le mot de passe, @ s'écrit %40, / %2F, # %23).";

function readPort(text = '4321'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError(`PORT=${text} : un nombre entre 0 et 65535 est attendu.`);
}

function readSmtp(text: string | undefined): SmtpServer | undefined {
  if (text === undefined) return undefined;
  const server = parseSmtpUrl(text);
  if (!server) throw new SetupError(SMTP_URL_FORM);
  return server;
}

function readMailbox(name: string, text: string | undefined): string | undefined {
  if (text === undefined || isMailbox(text)) return text;
  throw new SetupError(`${name}=${text} : une seule adresse e-mail est attendue, sans nom.`);
}

/** One address, or a network as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '32', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}

function readProxies(text = 'loopback'): string[] {
  const all = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = all.find((word) => word !== 'loopback' && !isNetwork(word));
  if (wrong === undefined) return all;
  throw new SetupError(
    `TRUSTED_PROXIES=${text} : « ${wrong} » n'est ni une adresse (10.0.0.2), ni un réseau (10.0.0.0/8), ni loopback.`,
  );
}

function readUrl(text: string | undefined, protocol: RegExp, fault: string): string | undefined {
  if (text === undefined || (URL.canParse(text) && protocol.test(new URL(text).protocol)))
    return text;
  throw new SetupError(fault);
}

/** Without `smtp`, no mail leaves; without the addresses, those of content/company.yaml. */
export interface MailEnv {
  readonly smtp: SmtpServer | undefined;
  readonly mailFrom: string | undefined;
  readonly mailTo: string | undefined;
}

export interface Env extends MailEnv {
  readonly port: number;
  readonly host: string;
  /** Addresses and networks of those whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** Where visitors reach the site, when a proxy hides it: requests from there are our own. */
  readonly publicOrigins: readonly string[];
  /** Requests are stored in this PostgreSQL; without it, in a file of dataDir. */
  readonly databaseUrl: string | undefined;
}

export function readEnv(env: NodeJS.ProcessEnv): Env {
  // Empty means unset: `PORT= npm start` is a slip, not a wish for port zero.
  const read = (name: string) => env[name]?.trim() || undefined;
  const origin = read('PUBLIC_ORIGIN');
  const originFault = `PUBLIC_ORIGIN=${origin} : une adresse https://… est attendue.`;
  const publicOrigin = readUrl(origin, /^https?:$/, originFault);
  return {
    port: readPort(read('PORT')),
    host: read('HOST') ?? '127.0.0.1',
    trustedProxies: readProxies(read('TRUSTED_PROXIES')),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: readUrl(
      read('DATABASE_URL'),
      /^postgres(ql)?:$/,
      // Not quoted: it may hold a password.
      'DATABASE_URL : une adresse postgresql://… est attendue.',
    ),
    publicOrigins: publicOrigin === undefined ? [] : [new URL(publicOrigin).origin],
    smtp: readSmtp(read('SMTP_URL')),
    mailFrom: readMailbox('MAIL_FROM', read('MAIL_FROM')),
    mailTo: readMailbox('MAIL_TO', read('MAIL_TO')),
  };
}

/** Parsed once, at start. What the environment already says wins over the file. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readEnv(process.env);
}

/** Requests will be stored here: better to learn now than at the first one that it cannot be. */
export function ensureWritable(dataDir: string): void {
  try {
    // Requests are personal data: nobody else on this machine looks into a folder that we make.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SetupError(`DATA_DIR=${dataDir} : dossier impossible à créer ou à écrire${code}.`);
  }
}
