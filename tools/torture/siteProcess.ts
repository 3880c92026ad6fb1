import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_FILE } from '#scripts/serverProcess.mjs';

export interface SiteProcess {
  readonly address: string;
  readonly pid: number;
  /** Still there, and answering nobody. */
  freeze(): void;
  /** Resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Replaces the machine's own environment variables: only those of the test count. */
const UNSET = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', PUBLIC_ORIGIN: '', SMTP_URL: '' };

/** The site as it runs in production, with this environment. */
export function startSiteProcess(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const child = spawn(process.execPath, [SERVER_FILE], {
    env: { ...process.env, ...UNSET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const freeze = () => void child.kill('SIGSTOP');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await closed;
  };
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, pid: child.pid ?? 0, freeze, end });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(said)));
  });
}
