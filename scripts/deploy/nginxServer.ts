import { answers, errorPages } from './nginxAnswers.ts';
import { commonHeaders, NO_HEADERS, ownHeaders } from './nginxHeaders.ts';
import { block, quote } from './nginxText.ts';
import { FORM, isOnDemand, ON_DEMAND, type Served, type ServedSite } from './readSite.ts';

const FILES = [
  'server_tokens off;',
  'merge_slashes off;',
  'absolute_redirect off;',
  '# Each address says its own type; what is empty has none.',
  'types {}',
  'default_type "";',
  '# What the build has compressed, and nothing else: Debian switches gzip on for all.',
  'gzip off;',
  'brotli_static on;',
  'gzip_static on;',
  'gzip_proxied any;',
  '# As in Node: the mark of a file says all, and one part at most is sent.',
  'if_modified_since off;',
  'max_ranges 1;',
];

const LIMITS = [
  'client_header_timeout 8s;',
  'client_body_timeout 12s;',
  'send_timeout 14s;',
  'keepalive_timeout 20s;',
  'large_client_header_buffers 4 8k;',
  '# Node refuses from 32 kB on, with a page; this only bounds what is read for it.',
  'client_max_body_size 64k;',
  'client_body_buffer_size 64k;',
];

const PROXY = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  '# Not what a stranger claims: Node believes us.',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_connect_timeout 2s;',
  'proxy_read_timeout 15s;',
  '# A post may be sent again: within ten minutes the same words are the same request, whoever receives them.',
  'proxy_next_upstream error timeout non_idempotent;',
];

const NAMES = [
  'if ($right_name) { return 308 $right_name$request_uri; }',
  'if ($foreign_name) { return 421; }',
];

const ADDRESSES = [
  'if ($odd_address) { return 404; }',
  block('location /', ['if ($trimmed) { return 308 $trimmed; }', 'return 404;']),
];

/** Node sends all its headers itself. */
const toNode = (location: string): string =>
  block(location, [NO_HEADERS, 'proxy_pass http://aerance;']);

function fileLocation({ address, folder, file, headers }: Served): string {
  const source =
    address === FORM ? 'try_files $form_page @node;' : `try_files $${folder}${file} =405;`;
  return block(`location = ${address}`, [...ownHeaders(headers), source]);
}

interface Options {
  readonly dist: string;
  /** For who cannot send the form. */
  readonly phone: string;
  /** Whether other names than ours are refused. */
  readonly isNamed: boolean;
}

/** For a server block of nginx: the site as Node serves it, from the files of this build. */
export function nginxServer(site: ServedSite, { dist, phone, isNamed }: Options): string {
  const parts = [
    [`root ${quote(dist)};`, ...FILES],
    LIMITS,
    PROXY,
    commonHeaders(),
    errorPages(),
    isNamed ? NAMES : [],
    ADDRESSES,
    ['location @node', ...ON_DEMAND.map((address) => `location = ${address}`)].map(toNode),
    answers(site, phone),
    site.files.filter((served) => !isOnDemand(served)).map(fileLocation),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
