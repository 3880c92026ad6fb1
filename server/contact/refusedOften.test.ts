import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadSite } from '../site/loadSite.ts';
import { createRenderer } from './renderPage.ts';

test('who is refused again and again keeps the text; a program is told to go back to it', async () => {
  const app = buildApp(loadSite('dist/client'), {
    store: { add: () => Promise.reject(new Error('nothing is to be stored')) },
    renderPage: createRenderer('dist/server'),
    publicOrigins: [],
    onStored() {},
    log() {},
    admit: () => 30,
  });
  const kept: boolean[] = [];
  for (let sent = 0; sent < 70; sent += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `nom=N&telephone=0199002448&type=location&message=M${sent}'<`,
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.body).toContain('tel:+33');
    kept.push(answer.body.includes(`>M${sent}&#x27;&lt;</textarea>`));
  }
  expect(kept.indexOf(false)).toBe(60);
  expect(kept.lastIndexOf(true)).toBe(59);
});
