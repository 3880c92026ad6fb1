import type { Headers } from '#server/site/asset.ts';
import { COMMON_HEADERS, HASHED } from '#server/site/headers.ts';
import { type Refusal, refusalOf } from '#server/site/refuse.ts';
import { block, field, header, quote } from './caddyText.ts';
import { ALLOWED } from './commonAnswers.ts';
import { isOnDemand, type Served } from './readSite.ts';

/** Headers that not every file has alike: a column each in the table of files. */
const COLUMNS = {
  'content-security-policy': '{aerance_policy}',
  'cache-control': '{aerance_cache}',
  'content-type': '{aerance_type}',
  vary: '{aerance_vary}',
} as const;

const row = ({ address, folder, file, headers }: Served): string =>
  [
    quote(address),
    quote(`/${folder}${file}`),
    ...Object.keys(COLUMNS).map((name) => quote(headers[name] ?? '')),
  ].join(' ');

/** What is where, as variables of a request. */
export const tables = (files: readonly Served[]): string[] => [
  '# An address is one as it was written: Caddy itself would also take escaped letters.',
  block('map {http.request.orig_uri} {aerance_address} {aerance_query}', [
    '~^([^?]*)(\\?.*)?$ "$1" "$2"',
  ]),
  block(`map {aerance_address} {aerance_file} ${Object.values(COLUMNS).join(' ')}`, [
    ...files.filter((served) => !isOnDemand(served)).map(row),
    `default "" ${Object.keys(COLUMNS)
      .map(() => '""')
      .join(' ')}`,
  ]),
  block('map {aerance_address} {aerance_trimmed}', [
    ...files.map(({ address }) => `${quote(`${address}/`)} ${quote(address)}`),
    'default ""',
  ]),
];

function refuse(status: Refusal, extra: Headers = {}): string[] {
  const { headers, body } = refusalOf(status);
  const { 'content-length': _, ...said } = { ...headers, ...extra };
  return [...Object.entries(said).map(header), `respond ${quote(body)} ${status}`];
}

/** As in Node: the mark of a file says all, and one part at most is sent. */
const CONDITIONS = [
  'request_header -if-modified-since',
  'request_header -if-unmodified-since',
  '@parts not header_regexp range ^bytes=(\\d+-\\d*|-\\d+)$',
  'request_header @parts -range',
];

/** Only where there is a value; last, because the file server says some of it too. */
const sendFile = [
  ...Object.entries(COLUMNS).flatMap(([name, column]) => [
    `@has-${name} not vars ${column} ""`,
    block(`header @has-${name}`, [`${name} ${column}`, 'defer']),
  ]),
  ...CONDITIONS,
  'rewrite * {aerance_file}',
  block('file_server', ['precompressed br gzip']),
];

/** A file of the table, or the refusal to do something else with it. */
export const known = (): string[] => [
  '@known not vars {aerance_file} ""',
  block('handle @known', [
    '@reading method GET HEAD',
    block('handle @reading', sendFile),
    '@asking method OPTIONS',
    block('handle @asking', [
      header(['allow', ALLOWED.allow]),
      'header -content-type',
      'respond 204',
    ]),
    block('handle', refuse(405, ALLOWED)),
  ]),
];

/** Whatever is in no table. */
export const unknown = ({ file, headers }: Served): string[] => [
  block('@slash', ['method GET HEAD', 'not vars {aerance_trimmed} ""']),
  'redir @slash {aerance_trimmed}{aerance_query} 308',
  '# Not the page where a page asked: no one would read it.',
  `@hashed vars_regexp {aerance_address} ^${HASHED}.`,
  block('handle @hashed', refuse(404)),
  block('header', [...Object.entries(headers).map(field), 'defer']),
  ...['etag', 'accept-ranges'].map((name) => `header -${name}`),
  ...['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'].map(
    (name) => `request_header -${name}`,
  ),
  `rewrite * /client${file}`,
  'method GET',
  block('file_server', ['precompressed br gzip', 'status 404']),
];

/** On every answer that is not Node's. */
export const common = (): string[] => [
  ...Object.entries(COMMON_HEADERS).map(header),
  header(['cache-control', 'no-store']),
  'header -last-modified',
];
