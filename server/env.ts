import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Something the person who starts the site can mend: one line, no stack. */
export class SetupError extends Error {}

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
});

export interface Env {
  readonly port: number;
  readonly host: string;
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
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_ORIGIN } = schema.parse(withoutEmpty(env));
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicOrigins: PUBLIC_ORIGIN === undefined ? [] : [new URL(PUBLIC_ORIGIN).origin],
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
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SetupError(`DATA_DIR=${dataDir} : dossier impossible à créer ou à écrire${code}.`);
  }
}
