import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/freePort.mjs';
import { makeCertificate } from './certificate.ts';
import { type Front, runFront } from './runFront.ts';
import { runNginx } from './runNginx.ts';

/** A file of deploy/ with what belongs to one machine replaced. What is no longer in the file would go untested. */
function fill(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join('deploy', file), 'utf8');
  for (const [old, changed] of Object.entries(changes)) {
    if (!text.includes(old)) throw new Error(`deploy/${file} does not say "${old}"`);
    text = text.replaceAll(old, changed);
  }
  return text;
}

export interface TlsFront extends Front {
  /** Where it sends visitors to https:// */
  readonly plainPort: number;
  readonly port: number;
  readonly certificate: string;
}

async function newPlace() {
  const [port, plainPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const address = `https://localhost:${port}`;
  return { port, plainPort, folder, address, ...makeCertificate(folder) };
}

type Place = Awaited<ReturnType<typeof newPlace>>;

const nginxFile = (place: Place, instances: readonly string[]) =>
  fill('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${place.plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${place.port} ssl http2;`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    '/etc/letsencrypt/live/www.exemple.fr/fullchain.pem': place.certificate,
    '/etc/letsencrypt/live/www.exemple.fr/privkey.pem': place.key,
    'return 308 https://www.exemple.fr': `return 308 ${place.address}`,
    'server 127.0.0.1:4321 max_fails=0;': instances
      .map((instance) => `server ${instance} max_fails=0;`)
      .join(' '),
    '/var/cache/site': join(place.folder, 'cache'),
    '/var/log/nginx': place.folder,
  });

/** Stands in nginx before our file: a proxy before it, at 127.0.0.1, is believed about who asks. */
const BALANCER = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';

/** deploy/nginx.conf before these instances. */
export async function startNginx(instances: readonly string[]): Promise<TlsFront> {
  const place = await newPlace();
  const http = `${BALANCER}\n${nginxFile(place, instances)}`;
  return { ...place, ...(await runNginx({ ...place, http })) };
}

const caddyFile = (place: Place, instances: readonly string[]): string =>
  fill('Caddyfile', {
    'log default {': `http_port ${place.plainPort}\n\tlog default {`,
    'www.exemple.fr, exemple.fr {': `${place.address} {\n\ttls ${place.certificate} ${place.key}`,
    'reverse_proxy 127.0.0.1:4321 {': `reverse_proxy ${instances.join(' ')} {`,
  });

/** deploy/Caddyfile before these instances. */
export async function startCaddy(instances: readonly string[]): Promise<TlsFront> {
  const place = await newPlace();
  const { folder, address } = place;
  writeFileSync(join(folder, 'Caddyfile'), caddyFile(place, instances));
  const args = ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
  return { ...place, ...(await runFront({ program: 'caddy', args, folder, address })) };
}
