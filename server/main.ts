import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { isBundled } from './bundled.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { startContact } from './contact/startContact.ts';
import { ensureWritable, loadEnv } from './env.ts';
import { healthRoutes } from './health.ts';
import { logLine, quieten } from './log.ts';
import { SetupError } from './setupError.ts';
import { loadSite } from './site/loadSite.ts';

function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
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

async function main(): Promise<void> {
  const env = loadEnv();
  ensureWritable(env.dataDir);
  const dist = join(import.meta.dirname, isBundled ? '..' : '../dist');
  const site = loadSite(join(dist, 'client'));
  const log = quieten(logLine);
  // Said once the site is there: a start that fails says only why.
  const listening = Promise.withResolvers<void>();
  const say = (line: string) => void listening.promise.then(() => console.log(line));
  const contact = await startContact(env, { dist, refusedPage: site.refused, log, say });
  const routes = { ...contactRoutes(contact.options), ...healthRoutes(contact.isReady) };
  const app = createApp(site, { routes, publicOrigins: env.publicOrigins, log });
  await once(app.server.listen(env.port, env.host), 'listening');
  const address = app.server.address();
  if (address !== null && typeof address !== 'string')
    console.log(`Le site est prêt : ${written(address)}`);
  listening.resolve();

  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Requests in flight are answered, and stored, first.
    void app
      .close()
      .then(() => contact.close())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by scripts/start.mjs: when that is killed outright, nobody else would stop us.
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
