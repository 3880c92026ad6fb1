import type { Headers } from '#server/site/asset.ts';
import { type Refusal, refusalOf } from '#server/site/refuse.ts';
import { ALLOWED, closedAnswer } from './commonAnswers.ts';
import { NO_HEADERS, ownHeaders } from './nginxHeaders.ts';
import { ANSWERS } from './nginxHttp.ts';
import { block, quote } from './nginxText.ts';
import type { ServedSite } from './readSite.ts';

/** Refusals that are the same whatever was asked for. */
const PLAIN = [400, 408, 412, 413, 414, 421] as const;

/** Which of the answers below stands for which status of nginx. */
export const errorPages = (): string[] => [
  'error_page 404 $unknown;',
  'error_page 405 = $not_allowed;',
  ...[308, 416, ...PLAIN].map((status) => `error_page ${status} ${ANSWERS}/${status};`),
  '# How nginx calls headers that are too large.',
  `error_page 494 = ${ANSWERS}/431;`,
  '# No instance answers.',
  `error_page 502 504 = ${ANSWERS}/503;`,
];

const location = (name: string, ...lines: readonly string[]): string =>
  block(`location = ${ANSWERS}/${name}`, ['internal;', ...lines]);

function refusalLocation(status: Refusal, name = String(status), extra: Headers = {}): string {
  const { headers, body } = refusalOf(status);
  return location(
    name,
    ...ownHeaders({ ...headers, ...extra }),
    `return ${status} ${quote(body)};`,
  );
}

function tooFarLocation(): string {
  const { headers, body } = refusalOf(416);
  const type = `default_type ${quote(headers['content-type'] ?? '')};`;
  // When nginx finds the file too short, it has already added the headers of the file.
  return location('416', NO_HEADERS, type, `return 416 ${quote(body)};`);
}

function closedLocation(phone: string): string {
  const { headers, body } = closedAnswer(phone);
  return location('503', ...ownHeaders(headers), `return 503 ${quote(body)};`);
}

/** What is sent instead of nginx's own pages: as Node would, with the same headers as anything else. */
export function answers({ notFound }: ServedSite, phone: string): string[] {
  const page = `try_files /client${notFound.file} =404;`;
  return [
    location('404', ...ownHeaders(notFound.headers), 'etag off;', page),
    refusalLocation(404, '404-fichier'),
    location('204', ...ownHeaders(ALLOWED), 'return 204;'),
    location('308', 'return 200 "";'),
    refusalLocation(405, '405', ALLOWED),
    ...PLAIN.map((status) => refusalLocation(status)),
    refusalLocation(431),
    tooFarLocation(),
    closedLocation(phone),
  ];
}
