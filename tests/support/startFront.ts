import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CONFIGS, type Deployment } from '../../scripts/deploy/configs.ts';
import { BROTLI, findNginx } from '../../scripts/nginx.mjs';
import { freePort } from './freePort.ts';

const PATIENCE_MS = 30_000;

/** A server in front of Node, with the configuration that deploy:config writes. */
export interface Front {
  readonly port: number;
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Debian's own settings round ours; a proxy before nginx tells who asks. */
const nginxConfig = (folder: string, port: number): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/pid;
error_log stderr;
load_module ${BROTLI};
events { worker_connections 512; }
http {
    access_log off;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    gzip on;
    sendfile on;
    tcp_nopush on;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')}
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Forwarded-For;
    include ${folder}/http.conf;
    server {
        listen 127.0.0.1:${port};
        include ${folder}/site.conf;
    }
}
`;

async function untilAnswers(address: string, isGone: () => boolean): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (isGone() || performance.now() > endsAt) throw new Error(`${address} never answered`);
    await pause(50);
  }
}

async function start(
  files: Readonly<Record<string, string>>,
  { folder, port }: { folder: string; port: number },
  [program, ...args]: readonly [string, ...string[]],
): Promise<Front> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // What Caddy keeps, and where it takes orders: not where another one does.
  const own = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const env = { ...process.env, ...own, CADDY_ADMIN: `127.0.0.1:${await freePort()}` };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'ignore' });
  const closed = once(child, 'close');
  const address = `http://127.0.0.1:${port}`;
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await untilAnswers(address, () => child.exitCode !== null);
    return { port, address, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const newPlace = async (name: string) => ({
  folder: mkdtempSync(join(tmpdir(), `${name}-`)),
  port: await freePort(),
});

export async function startNginx(deployment: Deployment): Promise<Front> {
  const place = await newPlace('nginx');
  const { folder, port } = place;
  const files = { ...CONFIGS.nginx(deployment), 'nginx.conf': nginxConfig(folder, port) };
  const config = join(folder, 'nginx.conf');
  return start(files, place, [findNginx() ?? 'nginx', '-e', 'stderr', '-p', folder, '-c', config]);
}

export async function startCaddy(deployment: Omit<Deployment, 'publicOrigin'>): Promise<Front> {
  const place = await newPlace('caddy');
  const publicOrigin = `http://127.0.0.1:${place.port}`;
  const files = CONFIGS.caddy({ ...deployment, publicOrigin });
  return start(files, place, ['caddy', 'run', '--adapter', 'caddyfile', '--config', 'Caddyfile']);
}
