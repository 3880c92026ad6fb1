import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { isBundled } from './bundled.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { startContact } from './contact/startContact.ts';
import { ensureWritable, loadEnv } from './env.ts';
import { followUpRoutes } from './followUp/followUpRoutes.ts';
import { healthRoutes } from './health.ts';
import { errorCode, logLine, quieten } from './log.ts';
import { SetupError } from './setupError.ts';
import { loadSite } from './site/loadSite.ts';
import { statusRoutes } from './status.ts';

function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const code = errorCode(error);
  const { PORT, HOST } = process.env;
  if (code === 'EADDRINUSE')
    return `Le port ${PORT ?? 4321} est déjà pris : choisissez-en un autre, par exemple PORT=4322.`;
  if (code === 'EACCES')
    return `Le port ${PORT} demande des droits particuliers : choisissez-en un au-dessus de 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${HOST} n'est pas une adresse de cette machine.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const written = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** Ctrl+C reaches this process twice under npm start, from the terminal and from its parent: it counts once. */
const SAME_WISH_MS = 1000;

async function main(): Promise<void> {
  // The reader of the log is gone, or its disk is full: the site goes on without a log.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const hasParent = process.connected;
  const env = loadEnv();
  ensureWritable(env.dataDir);
  const dist = join(import.meta.dirname, isBundled ? '..' : '../dist');
  const site = loadSite(join(dist, 'client'));
  const log = quieten(logLine);
  // Said once the site is there: a start that fails says only why.
  const listening = Promise.withResolvers<void>();
  const say = (line: string) => void listening.promise.then(() => console.log(line));
  const contact = await startContact(env, { dist, refusedPage: site.refused, log, say });
  const routes = {
    ...contactRoutes(contact.options),
    ...followUpRoutes(contact.options),
    ...healthRoutes(contact.probe),
    ...statusRoutes({ ...contact.options, version: contact.version, token: env.statusToken }),
  };
  const app = createApp(site, { routes, publicOrigins: env.publicOrigins, log });
  await once(app.server.listen(env.port, env.host), 'listening');
  app.server.on('error', (error) => {
    log({ level: 'error', event: 'accept-failed', code: errorCode(error) });
  });
  const address = app.server.address();
  if (address !== null && typeof address !== 'string')
    console.log(`Le site est prêt : ${written(address)}`);
  listening.resolve();

  let stoppedAt: number | undefined;
  const stop = async () => {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > SAME_WISH_MS) process.exit(1);
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    // Requests in flight are answered, and stored, first.
    await app.close();
    await contact.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by scripts/start.mjs: when that is killed outright, nobody else would stop us.
  process.on('disconnect', stop);
  if (hasParent && !process.connected) await stop();
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
