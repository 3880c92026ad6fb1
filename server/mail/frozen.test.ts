import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openMailbox } from '#tests/support/mailbox.ts';
import { portOf } from '#tools/support/mailServer.ts';

const program = fileURLToPath(import.meta.resolve('#tests/support/sendOneMail.ts'));

/** Passes everything on; calls `atData` before the server hears that a mail is to follow. */
async function passage(port: number, atData: () => void): Promise<number> {
  const server = createServer((client) => {
    const mailServer = connect(port, '127.0.0.1');
    mailServer.on('error', () => {}).pipe(client.on('error', () => {}));
    client.on('data', (chunk) => {
      if (chunk.toString().startsWith('DATA')) atData();
      mailServer.write(chunk);
    });
    client.on('close', () => mailServer.destroy());
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return portOf(server);
}

test('a process frozen past its lease neither sends nor marks, then sends once', async () => {
  const mailbox = await openMailbox({ hidePIPELINING: true });
  let freezes = 0;
  const port = await passage(mailbox.port, () => {
    freezes += 1;
    if (freezes > 1) return;
    child.kill('SIGSTOP');
    // "Go ahead" is waiting when the process comes back.
    void pause(2500).then(() => child.kill('SIGCONT'));
  });
  const child = spawn(process.execPath, [program, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await vi.waitFor(() => expect(said).toContain('mail-sent'), { timeout: 60_000 });
  // A starved machine may be late before the freeze already, and try again.
  expect(said).toMatch(/^(?:mail-delayed\n)*lease-lost\nmail-sent\n$/);
  expect(mailbox.deliveries).toHaveLength(1);
});
