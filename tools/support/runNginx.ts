import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx } from '#scripts/programs.mjs';
import { type Front, runFront } from './runFront.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What Debian's nginx.conf says round the files of conf.d, but in a folder of our own. */
const mainConfig = (folder: string, modules: string, http: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/pid;
error_log stderr;
${modules}
events { worker_connections 768; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log ${folder}/access.log;
    gzip on;
    sendfile on;
    tcp_nopush on;
    ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${http}
}
`;

interface Options {
  /** Where it may write; removed when it stops. */
  readonly folder: string;
  readonly address: string;
  /** Lines that load modules. */
  readonly modules?: string;
  /** What stands in the http block. */
  readonly http: string;
}

export async function runNginx({ folder, address, modules = '', http }: Options): Promise<Front> {
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, mainConfig(folder, modules, http));
  const args = ['-e', 'stderr', '-p', folder, '-c', config];
  return runFront({ program: findNginx() ?? 'nginx', args, folder, address });
}
