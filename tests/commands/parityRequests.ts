import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** Thousands of questions, on a machine that may be slow. */
export const PATIENCE = { timeout: 600_000 };

/** Bytes to be compared, not read. */
export const digest = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64');

/** A request whose answers are compared. */
export interface Question {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CODINGS = ['', 'gzip', 'br', 'gzip, deflate, br', 'br;q=0, gzip', 'BR', 'gzip;q=0', 'junk'];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'CONNECT'];

const UNKNOWN = [
  ...[
    '/nope',
    '/nope/',
    '/404',
    '/404.html',
    '/index.html',
    '/solutions.html',
    '/solutions.html.br',
  ],
  ...['/solutions//', '//solutions', '//', '//evil.example', '//evil.example/', '/\\evil.example'],
  ...['/Solutions', '/%73olutions', '/solutions/.', '/./solutions', '/solutions;a=1'],
  ...['/_astro', '/_astro/', '/_astro?', '/_astro/?', '/_astro/nope.js', '/_astro/nope.js/'],
  ...['/_astro/a%20b', '/%5Fastro/nope.js', '/client/index.html', '/previous/_astro/old.js'],
  ...['/.git/config', '/.env', '/.reponse/404', '/.reponse/405', '/%2ereponse/405', '/build-id'],
  ...['/server/entry.mjs', '/server-words.json', '/contact/reponse', '/contact/merci/'],
];

const FORM = 'application/x-www-form-urlencoded';

/** What Node renders, or answers from the base; through nginx it is the same bytes. */
const ON_DEMAND: readonly Question[] = [
  ...['/contact?', '/contact?puissance=1', '/contact/merci', '/healthz', '/readyz'].map(
    (target) => ({
      target,
    }),
  ),
  { target: '/contact/merci?reference=AER-2611-7K3QX' },
  { target: '/contact/merci', method: 'OPTIONS' },
  { target: '/healthz', method: 'POST' },
  ...[FORM, 'application/json', 'text/plain'].map((type) => ({
    target: '/contact',
    method: 'POST',
    headers: { 'Content-Type': type, 'Content-Length': '5', Origin: 'http://localhost' },
    body: 'a=b&c',
  })),
  {
    target: '/contact',
    method: 'POST',
    headers: { 'Content-Type': FORM, 'Content-Length': '40000', Origin: 'http://localhost' },
    body: 'a'.repeat(40_000),
  },
];

const coded = (target: string, coding: string): Question =>
  coding === '' ? { target } : { target, headers: { 'Accept-Encoding': coding } };

const CONDITIONS = [
  { 'If-None-Match': '"other"' },
  { 'If-None-Match': '*' },
  { 'If-Match': '"other"' },
  { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { Range: 'bytes=0-9' },
  { Range: 'bytes=-5' },
  { Range: 'bytes=0-1,3-4' },
  { Range: 'junk' },
  { Range: 'bytes=0-9', 'If-Range': '"other"' },
  { Range: 'bytes=0-9', 'Accept-Encoding': 'br' },
  { Via: '1.1 somewhere', 'Accept-Encoding': 'gzip' },
];

/** Every named file, and of the hashed ones, which are many and alike, one of each kind. */
function representatives(addresses: readonly string[]): string[] {
  const kinds = new Map(addresses.map((address) => [kindOf(address), address]));
  return [...kinds.values()];
}

const kindOf = (address: string): string =>
  address.startsWith('/_astro/') ? extname(address) : address;

const ENDS = ['?', '?a=1', '/', '/?', '/?a=1', '.br', '.gz'];

const asAll = (target: string): Question[] => [
  ...CODINGS.map((coding) => coded(target, coding)),
  ...METHODS.map((method) => ({ target, method })),
  ...ENDS.map((end) => ({ target: target + end })),
  { target: `${target}/`, method: 'POST' },
];

/** All that has to be answered alike: every address, and some by all who could ask for it. */
export const questions = (addresses: readonly string[]): Question[] => [
  ...addresses.map((target) => coded(target, 'br')),
  ...representatives(addresses).flatMap(asAll),
  ...UNKNOWN.flatMap((target) => CODINGS.map((coding) => coded(target, coding))),
  ...UNKNOWN.flatMap((target) => METHODS.map((method) => ({ target, method }))),
  ...['/solutions', '/favicon.ico', '/nope'].flatMap((target) =>
    CONDITIONS.map((headers) => ({ target, headers })),
  ),
  ...ON_DEMAND,
  { target: '/a b' },
  { target: `/${'a'.repeat(9000)}` },
  { target: '/', headers: { 'X-Long': 'a'.repeat(17_000) } },
];

interface Difference extends Question {
  readonly why: string;
  readonly node: number;
  readonly nginx: number;
}

const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`X-${index}`, '1']));

/** What nginx answers otherwise, and why that is well; its headers are complete all the same. */
export const DIFFERENCES: readonly Difference[] = [
  ...['/..', '/../etc/passwd', '/%2e%2e/etc/passwd', '/a%00', '/%', '/%zz'].map((target) => ({
    ...{ target, node: 404, nginx: 400 },
    why: 'nginx does not look for an address that it cannot read',
  })),
  ...['/é', '/solutions?é'].map((target) => ({
    ...{ target, node: 400, nginx: target === '/é' ? 404 : 200 },
    why: 'nginx takes bytes that should have been escaped',
  })),
  {
    target: 'http://localhost/solutions',
    node: 404,
    nginx: 200,
    why: 'nginx reads whole addresses',
  },
  { target: '*', method: 'OPTIONS', node: 204, nginx: 400, why: 'nginx 1.22 knows no asterisk' },
  { target: '/', method: 'FOO', node: 400, nginx: 405, why: 'nginx takes any word for a method' },
  {
    ...{ target: '/', headers: { 'Accept-Encoding': 'identity;q=0' }, node: 406, nginx: 200 },
    why: 'nginx reads only what names its codings',
  },
  { target: '/', headers: { Expect: 'x' }, node: 417, nginx: 200, why: 'nginx ignores it' },
  { target: '/', headers: many, node: 431, nginx: 200, why: 'nginx 1.22 does not count headers' },
  {
    ...{ target: '/', headers: { 'X-Long': 'a'.repeat(9000) }, node: 200, nginx: 431 },
    why: 'nginx bounds each header, Node all of them',
  },
  { target: '/', headers: { Host: 'a b' }, node: 200, nginx: 400, why: 'nginx knows names' },
];
