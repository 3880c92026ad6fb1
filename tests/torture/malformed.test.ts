import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#tools/support/listen.ts';
import { readAnswers, sendRaw } from '#tools/support/rawHttp.ts';
import { MALFORMED } from '#tools/torture/malformed.ts';
import { createTestSite } from '#tools/torture/testSite.ts';
import { tortureSockets } from '#tools/torture/tortureSockets.ts';

const { app, judge } = createTestSite();
let port = 0;
beforeAll(async () => {
  port = await listen(app);
});
afterAll(() => app.close());

test.each(MALFORMED)('%s', async (_name, bytes, statuses) => {
  const answers = readAnswers(await sendRaw(port, Buffer.from(bytes, 'latin1')));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers) judge(answer);
});

test('a good request before nonsense is answered, in its turn', async () => {
  const body = 'nom=Benali&telephone=0199002448';
  const post = `POST /contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const first = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n';
  const answers = readAnswers(await sendRaw(port, `${post}${first}nonsense\r\n\r\n`));
  expect(answers.map(({ status }) => status)).toEqual([303, 200]);
});

test('a thousand requests in a row get a thousand answers', async () => {
  const one = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const answers = readAnswers(await sendRaw(port, one.repeat(999) + last));
  expect(answers).toHaveLength(1000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

// A twentieth of what npm run torture sends.
test('whatever bytes come, they get one clean answer', async () => {
  const { inputs, statuses } = await tortureSockets(1000);
  expect(inputs).toBe(1000);
  // Both outcomes must occur: accepted and refused.
  expect(statuses[200]).toBeGreaterThan(30);
  expect(statuses[400]).toBeGreaterThan(50);
});
