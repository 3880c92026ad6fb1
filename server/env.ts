import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isMailbox } from './mail/addresses.ts';
import { parseSmtpUrl, type SmtpServer } from './mail/smtpUrl.ts';
import { SetupError } from './setupError.ts';

// Never quoted: it holds a password.
const SMTP_URL_FORM =
  "SMTP_URL : adresse incorrecte. Forme attendue : smtps://utilisateur:motdepasse@smtp.exemple.fr (dans le mot de passe, @ s'écrit %40, / %2F, # %23).";

const smtpUrl = z.string().transform((text) => {
  const server = parseSmtpUrl(text.trim());
  if (!server) throw new SetupError(SMTP_URL_FORM);
  return server;
});

const mailbox = (name: string) =>
  z.string().transform((text) => {
    if (isMailbox(text.trim())) return text.trim();
    throw new SetupError(`${name}=${text} : une seule adresse e-mail est attendue, sans nom.`);
  });

/** One address, or a network as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '32', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) <= (family === 4 ? 32 : 128);
}

const proxies = z.string().transform((text) => {
  const all = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = all.find((word) => word !== 'loopback' && !isNetwork(word));
  if (wrong === undefined) return all;
  throw new SetupError(
    `TRUSTED_PROXIES=${text} : « ${wrong} » n'est ni une adresse (10.0.0.2), ni un réseau (10.0.0.0/8), ni loopback.`,
  );
});

const schema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4321)
    .catch((context) => {
      throw new SetupError(
        `PORT=${String(context.value)} : un nombre entre 0 et 65535 est attendu.`,
      );
    }),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  TRUSTED_PROXIES: proxies.default(['loopback']),
  DATA_DIR: z.string().trim().min(1).default('data'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch((context) => {
      throw new SetupError(
        `PUBLIC_ORIGIN=${String(context.value)} : une adresse https://… est attendue.`,
      );
    }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .catch(() => {
      // Not quoted: it may hold a password.
      throw new SetupError('DATABASE_URL : une adresse postgresql://… est attendue.');
    }),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox('MAIL_FROM').optional(),
  MAIL_TO: mailbox('MAIL_TO').optional(),
});

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

/** Empty means unset: `PORT= npm start` is a slip, not a wish for port zero. */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

export function readEnv(env: NodeJS.ProcessEnv): Env {
  const parsed = schema.parse(withoutEmpty(env));
  const { PUBLIC_ORIGIN } = parsed;
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    trustedProxies: parsed.TRUSTED_PROXIES,
    dataDir: resolve(parsed.DATA_DIR),
    databaseUrl: parsed.DATABASE_URL,
    publicOrigins: PUBLIC_ORIGIN === undefined ? [] : [new URL(PUBLIC_ORIGIN).origin],
    smtp: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM,
    mailTo: parsed.MAIL_TO,
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
