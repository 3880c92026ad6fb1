import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '#scripts/programs.mjs';
import { composeMail } from '#server/mail/composeMail.ts';
import { readWords } from '#server/mail/words.ts';
import { aLead } from '../support/aLead.ts';
import { cutWords } from './cutWords.ts';
import type { Identity } from './generate.ts';
import { IDENTITIES } from './identities.ts';
import { filesWithOldIdentity, oldIdentityIn } from './oldIdentity.ts';
import { buildCompany, type CompanySite } from './site.ts';

/** Compares as a person would: differences of spaces, quotes and apostrophes do not count. */
const plain = (text: string): string =>
  text
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .replace(/\u2060/gu, '')
    .replace(/’/gu, "'")
    .replace(/[“”]/gu, '"');

const shareImages = new Map<string, string>();
let browser: Browser;

beforeAll(async () => {
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
afterAll(() => browser.close());

async function withPage<T>(site: CompanySite, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: site.server.address,
    viewport: { width: 320, height: 640 },
    locale: 'fr-FR',
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Sends the form as it is, without a script; gives the address of the thanks. */
async function sendRequest({ server }: CompanySite): Promise<string> {
  const answer = await fetch(`${server.address}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.address },
    body: new URLSearchParams({ nom: 'Benali', telephone: '06 39 98 12 34', type: 'devis' }),
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

const builtPages = ({ dist }: CompanySite): string[] =>
  globSync('**/*.html', { cwd: `${dist}/client` }).map((name) =>
    `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'),
  );

function checkGraph(page: string, text: string, { name }: Identity): void {
  const names: unknown[] = [];
  JSON.parse(text, (key, value) => {
    if (key === 'name') names.push(plain(String(value)));
    return value;
  });
  expect(names, page).toContain(plain(name));
}

describe.each(Object.entries(IDENTITIES))('a company with a name that is %s', (id, identity) => {
  let site: CompanySite;
  let thanks: string;

  beforeAll(async () => {
    site = await buildCompany(id, identity);
    thanks = await sendRequest(site);
  });
  afterAll(() => site.server.stop());

  test('builds without a word of complaint, and has its identity complete', async () => {
    expect(site.said).not.toContain('À améliorer');
    expect(await site.command('scripts/identity.ts')).toContain('Identité complète');
  });

  test('has pages that fit a phone, with no word cut, and its name in their data', async () => {
    await withPage(site, async (page) => {
      for (const path of [...builtPages(site), thanks]) {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${path} is as wide as the screen`).toBeLessThanOrEqual(320);
        expect(await page.evaluate(cutWords), `words cut on ${path}`).toEqual([]);
        const header = await page.locator('header').first().boundingBox();
        expect(header?.height, `header of ${path}`).toBeLessThanOrEqual(66);
        const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
        for (const text of graphs) checkGraph(path, text, identity);
      }
    });
  });

  test('has legal pages that say who it is', async () => {
    await withPage(site, async (page) => {
      await page.goto('/mentions-legales');
      const text = plain(await page.locator('main').innerText());
      for (const fact of ['name', 'siren', 'phone', 'street', 'city'] as const)
        expect(text).toContain(plain(identity[fact]));
      await page.goto('/politique-confidentialite');
      expect(plain(await page.locator('main').innerText())).toContain(plain(identity.name));
    });
  });

  test('has short titles in search results', async () => {
    const titles = globSync(`${site.dist}/client/**/*.html`).map(
      (file) => /<title>(.*?)<\/title>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
    );
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(80);
  });

  test('has mails of its own', () => {
    const words = readWords(`${site.dist}/server-words.json`);
    const { email } = words.company;
    const [reference = ''] = /[A-Z]+-\d{4}-\w+/.exec(thanks) ?? [];
    expect(reference).toMatch(new RegExp(`^${identity.referencePrefix}-\\d{4}-\\w{5}$`));
    for (const kind of ['owner', 'visitor', 'recall'] as const) {
      const lead = aLead({ reference });
      const linkTo = () => `https://${identity.domain}/suivi`;
      const settings = { words, from: email, to: email, linkTo };
      const mail = composeMail({ id: 1, kind, lead }, settings, new Date());
      expect(mail.from).toMatchObject({ name: words.company.name, address: email });
      expect(mail.messageId).toContain(`@${identity.domain}>`);
      expect(oldIdentityIn(JSON.stringify(mail))).toBeUndefined();
      if (kind === 'visitor') expect(plain(String(mail.text))).toContain(plain(identity.name));
    }
  });

  test('has its prefix on what it exports', async () => {
    const csv = await site.command('scripts/leads.ts', 'export', '--format', 'csv');
    expect(csv).toContain(`"${identity.referencePrefix}-`);
    expect(oldIdentityIn(csv)).toBeUndefined();
  });

  test('has share images with its name on them', async () => {
    for (const file of globSync(`${site.dist}/client/partage/*.jpg`)) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      expect(shareImages.get(digest), 'the image of another company').toBeUndefined();
      shareImages.set(digest, file);
    }
  });

  test('has nothing left of the company that the project came with', () => {
    expect(filesWithOldIdentity(site.dist)).toEqual([]);
  });
});
