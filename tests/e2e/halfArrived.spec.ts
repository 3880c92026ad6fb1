import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { portOf } from '#tools/support/mailServer.ts';
import { layoutShift } from './support/layoutShift.ts';

/** Longer than a frame: each state of the page is painted. */
const PAUSE_MS = 24;

/** What fills the first screen of a phone, on the pages of this site. */
const TAGS = 200;

/** The page, tag by tag. */
async function drip(html: string, response: ServerResponse): Promise<void> {
  const body = html.indexOf('<body');
  const tags = html.slice(body).split(/(?=<)/);
  response.write(html.slice(0, body));
  for (const tag of tags.slice(0, TAGS)) {
    response.write(tag);
    await wait(PAUSE_MS);
  }
  response.end(tags.slice(TAGS).join(''));
}

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/', '/solutions', '/contact', '/outils/fuites'])
  test(`no word of ${path} moves while the page is still arriving`, async ({ page, request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    // Nothing but the page itself ever comes: files that come late have their own tests.
    const line = createServer(async (asked, response) => {
      if (asked.url !== path) return;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      await drip(html, response);
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
    await page.goto(`http://127.0.0.1:${portOf(line)}${path}`, { waitUntil: 'domcontentloaded' });
    const shift = await page.evaluate(layoutShift);
    line.closeAllConnections();
    line.close();
    // A button is as wide as its word, which comes after it, and a field leaves room for its unit: a line of words is 0.02.
    expect(shift).toBeLessThan(0.005);
  });
