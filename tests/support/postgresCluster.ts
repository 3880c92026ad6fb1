import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/postgres.mjs';

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

/** A cluster of its own in a temporary folder, reached by a socket in it; undefined without PostgreSQL. */
export function startCluster(): Cluster | undefined {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const owner = identity();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=60`;
  run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  return {
    url: `postgresql://postgres@localhost/?host=${folder}`,
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
