import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/freePort.mjs';
import { findNginx, hasCaddy } from '#scripts/programs.mjs';
import { DIST } from '#scripts/serverProcess.mjs';
import { startCaddy, startNginx, type TlsFront } from '#tools/support/startFront.ts';
import { temporaryFolder } from '#tools/support/stores.ts';
import { type SiteProcess, startSiteProcess } from '#tools/torture/siteProcess.ts';

interface Sent {
  /** One of this machine's own addresses, which all begin with 127. */
  readonly from: string;
  readonly claim?: string;
  readonly path?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** Asks as a visitor at this address, who may claim another one. Gives the status and the headers. */
async function visit(front: TlsFront, { from, claim, path = '/contact', form }: Sent) {
  const body = String(new URLSearchParams(form));
  const asked = request({
    ...{ host: '127.0.0.1', port: front.port, servername: 'localhost', localAddress: from, path },
    method: form ? 'POST' : 'GET',
    agent: false,
    headers: {
      host: `localhost:${front.port}`,
      origin: front.address,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      ...(claim !== undefined && { 'x-forwarded-for': claim }),
    },
  }).end(body);
  const [answer] = await once(asked, 'response');
  await once(answer.resume(), 'end');
  return { status: Number(answer.statusCode), headers: answer.headers };
}

const aForm = (message: string) => ({ nom: 'Martin', telephone: '01 98 76 54 32', message });

/** What scanners send: a TLS record that is longer than any may be. */
async function sendOddTls({ port }: TlsFront, from: string): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => {}).resume();
  socket.write(Buffer.from([0x16, 3, 1, 0xff, 0xff, ...Buffer.alloc(64)]));
  await once(socket, 'close');
}

/** Instances of the site behind a front, each with its own base. */
async function startBehind(start: typeof startNginx, count: number) {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const front = await start(ports.map((port) => `127.0.0.1:${port}`));
  const instances = await Promise.all(
    ports.map((port) =>
      startSiteProcess({
        PORT: String(port),
        PUBLIC_ORIGIN: front.address,
        DATA_DIR: temporaryFolder(),
      }),
    ),
  );
  const end = (some: readonly SiteProcess[]) => Promise.all(some.map((one) => one.end('SIGKILL')));
  return { front, instances, end, stop: () => Promise.all([front.stop(), end(instances)]) };
}

const FRONTS = [
  { name: 'nginx', isMissing: findNginx() === undefined, start: startNginx },
  { name: 'Caddy', isMissing: !hasCaddy(), start: startCaddy },
];

for (const { name, isMissing, start } of FRONTS) {
  if (isMissing) console.warn(`${name} absent : ses tests sont sautés.`);

  describe.skipIf(isMissing)(`behind ${name}`, () => {
    let site: Awaited<ReturnType<typeof startBehind>>;
    beforeAll(async () => {
      site = await startBehind(start, 1);
    });
    afterAll(() => site?.stop());

    test('a page comes by TLS and HTTP/2, compressed by the build', async () => {
      const session = connectHttp2(site.front.address);
      onTestFinished(() => session.destroy());
      const [headers] = await once(
        session.request({ ':path': '/solutions', 'accept-encoding': 'br' }).end(),
        'response',
      );
      expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
      expect(headers['strict-transport-security']).toContain('max-age=');
    });

    test('http:// is sent to https://', async () => {
      const { plainPort, address } = site.front;
      const plain = `http://localhost:${plainPort}/solutions?a=1`;
      const answer = await fetch(plain, { redirect: 'manual' });
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toBe(`${address}/solutions?a=1`);
    });

    test('visitors are counted apart, and to claim another address does not help', async () => {
      const post = (from: string, index: number) =>
        visit(site.front, { from, claim: `10.7.0.${index}`, form: aForm(`Panne ${index}`) });
      for (const index of [1, 2, 3, 4, 5])
        expect((await post('127.0.0.2', index)).status).toBe(303);
      expect((await post('127.0.0.2', 6)).status).toBe(429);
      expect((await post('127.0.0.3', 7)).status).toBe(303);
    });

    test('a form that is too large is refused by Node, with its headers', async () => {
      const form = aForm('a'.repeat(40_000));
      const { status, headers } = await visit(site.front, { from: '127.0.0.4', form });
      expect(status).toBe(413);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    });

    test('an instance is killed: the other answers, and no log names a visitor', async () => {
      const { front, instances, end, stop } = await startBehind(start, 2);
      onTestFinished(async () => void (await stop()));
      await end(instances.slice(0, 1));
      for (const index of [1, 2, 3, 4]) {
        const from = `127.0.1.${index}`;
        expect((await visit(front, { from, path: '/' })).status).toBe(200);
        expect((await visit(front, { from, form: aForm('Panne') })).status).toBe(303);
      }
      await end(instances);
      expect((await visit(front, { from: '127.0.1.5' })).status).toBeGreaterThanOrEqual(502);
      await sendOddTls(front, '127.0.1.6');
      expect(front.logs()).not.toContain('127.0.1.');
    });
  });
}

describe.skipIf(findNginx() === undefined)('nginx and hashed files', () => {
  const files = globSync('_astro/*.{js,woff2}', { cwd: `${DIST}/client` }).map(
    (name) => `/${name}`,
  );
  const statusOf = async (front: TlsFront, path: string) =>
    (await visit(front, { from: '127.0.0.1', path })).status;

  test('are kept: Node is asked once, and may even be gone', async () => {
    const { front, instances, end, stop } = await startBehind(startNginx, 1);
    onTestFinished(async () => void (await stop()));
    for (const file of files) expect(await statusOf(front, file)).toBe(200);
    await end(instances);
    for (const file of files) expect(await statusOf(front, file)).toBe(200);
    expect(await statusOf(front, '/')).toBe(502);
  });

  test('are asked of the next instance when one does not know them', async () => {
    const older = createServer((_request, response) => response.writeHead(404).end()).listen(0);
    onTestFinished(() => void older.close());
    const site = await startSiteProcess({ DATA_DIR: temporaryFolder() });
    onTestFinished(() => site.end('SIGKILL'));
    const address = older.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const front = await startNginx([`127.0.0.1:${port}`, new URL(site.address).host]);
    onTestFinished(() => front.stop());
    for (const file of files) expect(await statusOf(front, file)).toBe(200);
  });
});
