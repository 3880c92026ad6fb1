import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadSite } from '../site/loadSite.ts';
import { createRenderer } from './renderPage.ts';

const FORM = 'application/x-www-form-urlencoded';

const anApp = () =>
  buildApp(loadSite('dist/client'), {
    store: { add: () => Promise.reject(new Error('nothing is to be stored')) },
    renderPage: createRenderer('dist/server'),
    publicOrigins: [],
    onStored() {},
    log() {},
    admit: () => 30,
  });

const post = (app: ReturnType<typeof anApp>, payload: string, type = FORM) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': type },
    payload,
  });

test('who is refused again and again keeps the text; a program is told to go back to it', async () => {
  const app = anApp();
  const kept: boolean[] = [];
  const waits: number[] = [];
  for (let sent = 0; sent < 70; sent += 1) {
    const answer = await post(app, `nom=N&telephone=0199002448&type=location&message=M${sent}'<`);
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('tel:+33');
    kept.push(answer.body.includes(`>M${sent}&#x27;&lt;</textarea>`));
    waits.push(Number(answer.headers['retry-after']));
  }
  expect(kept.indexOf(false)).toBe(60);
  expect(kept.lastIndexOf(true)).toBe(59);
  expect(new Set(waits.slice(0, 61))).toEqual(new Set([30]));
  // No longer the rate limit's: until it is taken for a person again.
  for (const wait of waits.slice(61)) expect(wait).toBeGreaterThan(30);
});

test('a program is refused before its request is read, in what it speaks; too much is too much', async () => {
  const app = anApp();
  const unreadable = () => post(app, '{', 'application/json');
  for (let sent = 0; sent < 61; sent += 1) await post(app, 'nom=N&telephone=0199002448');
  const answer = await unreadable();
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({ errors: {}, notice: 'busy' });
  expect((await post(app, `message=${'a'.repeat(33_000)}`)).statusCode).toBe(413);
});
