import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '#scripts/programs.mjs';

interface Cluster {
  /** Where to connect, without a database name. */
  readonly url: string;
  stop(): void;
}

const userId = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres']));

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function identity(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: userId('-u'), gid: userId('-g') } : undefined;
}

interface Listening {
  /** On 127.0.0.1; without it, only on a socket in the file system. */
  readonly port?: number;
  /** Holds key.pem and cert.pem. */
  readonly certificateFolder?: string;
}

/** PostgreSQL takes no key that others may read or that is not its own. */
function adoptCertificate(
  from: string,
  data: string,
  owner: { uid: number; gid: number } | undefined,
) {
  for (const [name, file] of [
    ['key.pem', 'server.key'],
    ['cert.pem', 'server.crt'],
  ] as const) {
    const target = join(data, file);
    copyFileSync(join(from, name), target);
    chmodSync(target, 0o600);
    if (owner) chownSync(target, owner.uid, owner.gid);
  }
}

/** A cluster of its own in a temporary folder, reached by a socket in it; undefined without PostgreSQL. */
export function startCluster({ port, certificateFolder }: Listening = {}): Cluster | undefined {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const owner = identity();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  if (certificateFolder !== undefined) adoptCertificate(certificateFolder, data, owner);
  const listening = port === undefined ? '' : `127.0.0.1 -p ${port}`;
  const tls = certificateFolder === undefined ? '' : '-c ssl=on';
  const options = `-k ${folder} -c listen_addresses=${listening} ${tls} -c fsync=off -c max_connections=60`;
  run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  return {
    url: `postgresql://postgres@localhost/?host=${folder}`,
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
