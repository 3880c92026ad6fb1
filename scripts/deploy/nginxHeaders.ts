import type { Headers } from '#server/site/asset.ts';
import { COMMON_HEADERS } from '#server/site/headers.ts';
import { quote } from './nginxText.ts';

/** Headers that are not the same everywhere: a variable each, set where an address is answered. */
const VARIABLES = {
  'content-security-policy': '$policy',
  'cache-control': '$cache',
  vary: '$vary',
  allow: '$allow',
  'retry-after': '$retry',
} as const;

const DEFAULTS: Headers = {
  'content-security-policy': COMMON_HEADERS['content-security-policy'],
  'cache-control': 'no-store',
};

/** For the server block: a location that adds a header of its own would lose all of these. */
export function commonHeaders(): string[] {
  const constant = Object.entries(COMMON_HEADERS).filter(([name]) => !(name in VARIABLES));
  const variables = Object.entries(VARIABLES);
  return [
    ...variables.map(([name, variable]) => `set ${variable} ${quote(DEFAULTS[name] ?? '')};`),
    '# An empty value is no header.',
    ...variables.map(([name, variable]) => `add_header ${name} ${variable} always;`),
    ...constant.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header last-modified "";',
  ];
}

/** What an answer has of its own. */
export function ownHeaders(headers: Headers): string[] {
  const changes = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const value = headers[name];
    const isOwn = value !== undefined && value !== DEFAULTS[name];
    return isOwn ? [`set ${variable} ${quote(value)};`] : [];
  });
  const type = headers['content-type'];
  return type === undefined ? changes : [...changes, `default_type ${quote(type)};`];
}

/** Where all headers are there already: this one, which is none, keeps the common ones away. */
export const NO_HEADERS = 'add_header none "";';
