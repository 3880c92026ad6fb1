import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '#scripts/freePort.mjs';

function startCommand(port: number): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['scripts/edit.mjs', '--sans-navigateur'], {
    env: { ...process.env, EDIT_PORT: String(port) },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  return { child, output: () => text };
}

test('npm run edit says its address, tells when the port is taken, and ends with Ctrl + C', async () => {
  const port = await freePort();
  const first = startCommand(port);
  await expect
    .poll(first.output, { timeout: 120_000 })
    .toContain(`http://127.0.0.1:${port}/edition`);
  expect((await fetch(`http://127.0.0.1:${port}/edition`)).status).toBe(200);

  const second = startCommand(port);
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(1);
  expect(second.output()).toContain(`Le port ${port} est pris`);

  first.child.kill('SIGINT');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
});
