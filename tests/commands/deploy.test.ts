import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthRoutes } from '#server/health.ts';
import { loadSite } from '#server/site/loadSite.ts';
import { SECURITY_TXT } from '#site/domain/securityTxt.ts';
import { FORM, ON_DEMAND } from '../../scripts/deploy/readSite.ts';
import { createTestSite } from '../torture/testSite.ts';
import { finish } from './support.ts';

const deploy = (...args: readonly string[]) =>
  finish('npm', ['run', '--silent', 'deploy:config', '--', ...args]);

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'deploy-'));

test.each([
  ['nginx', ['http.conf', 'site.conf']],
  ['caddy', ['Caddyfile']],
  ['static', ['_headers']],
])('npm run deploy:config -- %s writes %j', async (kind, names) => {
  const out = temporaryFolder();
  const { code, output } = await deploy(kind, '--out', out);
  expect(code).toBe(0);
  expect(readdirSync(out).sort()).toEqual(names);
  for (const name of names) expect(output).toContain(join(out, name));
});

test('a server it does not know is told, with what there is', async () => {
  const { code, output } = await deploy('apache');
  expect(code).toBe(2);
  expect(output).toContain('Serveur inconnu : apache.');
  expect(output).toContain('npm run deploy:config -- nginx');
});

test('what Node answers on demand is all passed on to it', async () => {
  const { app } = createTestSite();
  healthRoutes(app, async () => true);
  await app.ready();
  const passed = [FORM, ...ON_DEMAND].filter((url) => url !== SECURITY_TXT);
  expect(passed.filter((url) => !app.hasRoute({ url, method: 'GET' }))).toEqual([]);
  const routes = app.printRoutes({ commonPrefix: false }).match(/\(/g);
  expect(routes).toHaveLength(passed.length);
});

/** What a host would send at an address: the fields of all rules that match it. */
function fieldsAt(rules: string, address: string): string[] {
  return rules.split('\n\n').flatMap((rule) => {
    const [path = '', ...fields] = rule.trimEnd().split('\n');
    const matches = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
    return matches ? fields.map((field) => field.trim()) : [];
  });
}

test('a host of files is told the headers that Node sends, each once', async () => {
  const out = temporaryFolder();
  await deploy('static', '--out', out);
  const rules = readFileSync(join(out, '_headers'), 'utf8');
  const { app } = createTestSite();
  for (const [address, { headers }] of loadSite('dist/client').assets) {
    const told = fieldsAt(rules, address);
    expect(new Set(told.map((field) => field.split(':')[0])).size).toBe(told.length);
    const sent = (await app.inject({ url: address })).headers;
    for (const field of told) {
      const [name = '', value] = field.split(/: (.*)/);
      expect(`${address} ${value}`).toBe(`${address} ${sent[name]}`);
    }
    expect(told).toContain(`cache-control: ${headers['cache-control']}`);
    expect(told.join('\n')).toMatch(/^content-security-policy: default-src 'none'; /m);
  }
});
