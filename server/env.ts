import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import { errorCode } from './log.ts';
import { isMailbox } from './mail/addresses.ts';
import { parseSmtpUrl } from './mail/smtpUrl.ts';
import { SetupError } from './setupError.ts';

const SMTP_FORM =
  "adresse incorrecte. Forme attendue : smtps://utilisateur:motdepasse@smtp.exemple.fr (dans le mot de passe, @ s'écrit %40, / %2F, # %23).";
const MAILBOX_FORM = 'une seule adresse e-mail est attendue, sans nom.';
const PROXIES_FORM =
  "l'un d'eux n'est ni une adresse (10.0.0.2), ni un réseau (10.0.0.0/8), ni loopback.";

/** These hold passwords, and are never quoted. */
const SECRETS = ['SMTP_URL', 'DATABASE_URL', 'ALERT_URL', 'ALERT_SMTP_URL', 'STATUS_TOKEN'];

/** Reads a variable by its parser, which gives undefined for what it cannot read. */
const readerOf =
  (env: NodeJS.ProcessEnv) =>
  <T>(name: string, parse: (text: string) => T | undefined, form: string): T | undefined => {
    const text = env[name]?.trim();
    // Empty means unset: `PORT= npm start` is a slip, not a wish for port zero.
    if (!text) return undefined;
    const value = parse(text);
    if (value !== undefined) return value;
    throw new SetupError(`${SECRETS.includes(name) ? name : `${name}=${text}`} : ${form}`);
  };

const itself = (text: string): string => text;

const parseMailbox = (text: string) => (isMailbox(text) ? text : undefined);

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : undefined;
}

const parseUrl = (protocol: RegExp) => (text: string) =>
  URL.canParse(text) && protocol.test(new URL(text).protocol) ? text : undefined;

/** "10.0.0" is an address to the library, 10.0.0.0, and a slip to us. */
const isWhole = (word: string) => word === 'loopback' || isIP(word.replace(/\/.*/, '')) !== 0;

function parseProxies(text: string): string[] | undefined {
  const all = text.split(/[\s,]+/).filter((word) => word !== '');
  try {
    proxyAddr.compile(all);
    return all.every(isWhole) ? all : undefined;
  } catch {
    return undefined;
  }
}

export function readEnv(env: NodeJS.ProcessEnv) {
  const read = readerOf(env);
  const parsePostgres = parseUrl(/^postgres(ql)?:$/);
  const site = read('PUBLIC_ORIGIN', parseUrl(/^https?:$/), 'une adresse https://… est attendue.');
  return {
    port: read('PORT', parsePort, 'un nombre entre 0 et 65535 est attendu.') ?? 4321,
    host: read('HOST', itself, '') ?? '127.0.0.1',
    /** Addresses and networks of those whose X-Forwarded-For is believed. */
    trustedProxies: read('TRUSTED_PROXIES', parseProxies, PROXIES_FORM) ?? ['loopback'],
    dataDir: resolve(read('DATA_DIR', itself, '') ?? 'data'),
    /** Requests are stored in this PostgreSQL; without it, in a file of dataDir. */
    databaseUrl: read('DATABASE_URL', parsePostgres, 'une adresse postgresql://… est attendue.'),
    /** Where visitors reach the site, when a proxy hides it: requests from there are our own. */
    publicOrigins: site === undefined ? [] : [new URL(site).origin],
    /** Without it, no mail leaves. */
    smtp: read('SMTP_URL', parseSmtpUrl, SMTP_FORM),
    /** Without these, the addresses of content/company.yaml. */
    mailFrom: read('MAIL_FROM', parseMailbox, MAILBOX_FORM),
    mailTo: read('MAIL_TO', parseMailbox, MAILBOX_FORM),
    /** Whom to alert when requests or their mails are in trouble; without these, nobody. */
    alertUrl: read('ALERT_URL', parseUrl(/^https?:$/), 'une adresse https://… est attendue.'),
    alertTo: read('ALERT_TO', parseMailbox, MAILBOX_FORM),
    /** Opens /status to those who are not on this machine. */
    statusToken: read('STATUS_TOKEN', itself, ''),
    alertSmtp: read('ALERT_SMTP_URL', parseSmtpUrl, SMTP_FORM),
  };
}

export type Env = Readonly<ReturnType<typeof readEnv>>;

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
    throw new SetupError(
      `DATA_DIR=${dataDir} : dossier impossible à créer ou à écrire (${errorCode(error)}).`,
    );
  }
}
