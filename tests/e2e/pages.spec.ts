import { TOOL_IDS } from '#site/domain/tools/tools.ts';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

/** Of tests/content. */
const SITE = 'https://www.lefevre-et-fils.example';

for (const path of PAGES) {
  test(`${path} answers, and search engines are told what to do with it`, async ({
    look,
    request,
  }) => {
    expect((await request.get(path)).status()).toBe(200);
    const page = await look(path);
    const isLegal = /mentions|politique/.test(path);
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(isLegal ? 1 : 0);
    const canonical = page.locator('link[rel=canonical]');
    if (isLegal) await expect(canonical).toHaveCount(0);
    else await expect(canonical).toHaveAttribute('href', `${SITE}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      `${SITE}${path}`,
    );
  });
}

test('titles and descriptions are all different and fit search results', async ({ look }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    const page = await look(path);
    const title = await page.title();
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(title.length, path).toBeLessThanOrEqual(65);
    expect(description?.length, path).toBeLessThanOrEqual(165);
    seen.add(title).add(description ?? '');
  }
  expect(seen.size).toBe(PAGES.length * 2);
});

test('every listed page shares a picture that decodes at the size social sites expect', async ({
  look,
  baseURL,
}) => {
  for (const path of ['/', '/solutions', '/contact']) {
    const page = await look(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const size = await page.evaluate(
      async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      address?.replace(SITE, baseURL ?? '') ?? '',
    );
    expect(size, path).toEqual([1200, 630]);
  }
});

test('the questions that search engines read open at the addresses given', async ({
  look,
  page,
}) => {
  const json = await (await look('/')).locator('script[type="application/ld+json"]').textContent();
  const [address = ''] = /https:[^"]+#faq-economies/.exec(json ?? '') ?? [];
  await page.goto(address.replace(SITE, ''));
  await expect(page.locator('details[open] > summary')).toBeInViewport();
});

test('security.txt is served as text, renewed by the day', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const day = 86_400_000;
  expect(expires).toBeGreaterThan(Date.now() + 300 * day);
  expect(expires).toBeLessThan(Date.now() + 365 * day);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt`);
  expect((await request.get('/.well-known/')).status()).toBe(404);
});

test('every internal link and anchor leads somewhere', async ({ look, request }) => {
  const ids = new Map<string, Set<string>>();
  const links = new Set<string>();
  for (const path of PAGES) {
    const page = await look(path);
    ids.set(
      path,
      new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))),
    );
    const found = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((all) => all.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')));
    for (const link of found) links.add(link);
  }
  const statuses = new Map<string, number>();
  for (const link of links) {
    const { pathname, hash } = new URL(link);
    const status = statuses.get(pathname) ?? (await request.get(pathname)).status();
    statuses.set(pathname, status);
    expect.soft(status, link).toBe(200);
    if (hash !== '') expect.soft([...(ids.get(pathname) ?? [])], link).toContain(hash.slice(1));
  }
});

test.describe('an unknown address', () => {
  test.use({ allowConsole: /404/ });

  test('shows the specified 404 page and logs the path', async ({ page, offences }) => {
    const response = await page.goto(UNKNOWN);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    const home = page.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveAttribute('lang', 'en');
    expect(offences.console.some((line) => line.includes(UNKNOWN))).toBe(true);
    await home.click();
    await expect(page).toHaveURL('/');
  });

  test('is unknown however one arrives', async ({ request, baseURL }) => {
    const aliases = [
      '/404',
      '/404.html',
      '/index.html',
      '/solutions.html',
      '/Solutions',
      '//solutions',
    ];
    const hidden = ['/.env', '/_astro/', '/build-id', '/solutions/rien', '/%zz', '/solutions%2f'];
    for (const path of [...aliases, ...hidden]) {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('Oops! Page not found');
    }
  });
});

test('a trailing slash redirects once to the canonical address', async ({ request }) => {
  const response = await request.get('/solutions/?a=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/solutions?a=1');
});

test('robots and sitemap agree with the pages', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const tools = [...TOOL_IDS, 'fiche-de-secours'].map((id) => `/outils/${id}`);
  const wanted = ['/', '/solutions', '/contact', '/outils', ...tools];
  expect(listed.toSorted()).toEqual(wanted.map((path) => SITE + path).toSorted());
});

test('without JavaScript no page shows a control that needs it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Gérer mes cookies' }), path).toHaveCount(0);
  }
  await context.close();
});
