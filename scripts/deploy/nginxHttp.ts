import { HASHED } from '#server/site/headers.ts';
import { block, literal, quote } from './nginxText.ts';
import { otherName } from './otherName.ts';
import { FORM, type ServedSite } from './readSite.ts';

/** Below this, answers that are nobody's address: see nginxServer.ts. */
export const ANSWERS = '/.reponse';

const READING = '(?:GET|HEAD)';

/**
 * None is ever set aside: a closed port is told at once, and with one instance stopped after the other,
 * both would be set aside at some moment. nginx closes idle connections before Node does (door.ts).
 */
const upstream = (instances: readonly string[]): string =>
  block('upstream aerance', [
    ...instances.map((instance) => `server ${instance} max_fails=0;`),
    'keepalive 16;',
    'keepalive_timeout 10s;',
  ]);

/** Rules of the server run again after an internal redirection: an answer passes them. */
const passing = `"~^${literal(ANSWERS)}/" "";`;
/** Watchers ask by any name. */
const watched = '"~^/(?:healthz|readyz) " "";';

function hostRules(publicOrigin: string): string[] {
  const { host, origin } = new URL(publicOrigin);
  const almost = literal(otherName(host));
  return [
    block('map "$uri $http_host" $foreign_name', [
      'volatile;',
      'default 1;',
      passing,
      watched,
      `"~* ${literal(host)}\\z" "";`,
      // Whoever asks by address, not by name: the machine itself, a watcher.
      '"~ (?:localhost|[\\d.]+|\\[[\\da-f:.]+\\])(?::\\d+)?\\z" "";',
      `"~ ${almost}\\z" "";`,
    ]),
    block('map "$uri $http_host" $right_name', [
      'volatile;',
      passing,
      watched,
      `"~ ${almost}\\z" ${quote(origin)};`,
    ]),
  ];
}

/** For the http block of nginx: who answers the form, and how an address is read. */
export function nginxHttp(
  { files }: ServedSite,
  instances: readonly string[],
  publicOrigin: string | undefined,
): string {
  const slashes = files.map(
    ({ address }) => `"~^${READING} ${literal(address)}/(\\?.*)?\\z" ${address}$1;`,
  );
  return [
    upstream(instances),
    '# Where files are looked for: nowhere, for who does not read.',
    block('map $request_method $client', ['default /none;', 'GET /client;', 'HEAD /client;']),
    block('map $request_method $previous', ['default /none;', 'GET /previous;', 'HEAD /previous;']),
    '# The page of the form as it was built; anything else at its address is for Node.',
    block('map "$request_method $request_uri" $form_page', [
      'default /none;',
      `"~^${READING} ${FORM}\\z" /client${FORM}.html;`,
    ]),
    '# An address is one as it was written: no escaped letter, no dot that leads elsewhere.',
    block('map "$uri $request_uri" $odd_address', [
      'volatile;',
      'default 1;',
      passing,
      '"~^([/\\w.-]+) \\1(?:\\?.*)?\\z" "";',
    ]),
    '# The one redirection: a file asked for with a slash too many.',
    block('map "$request_method $request_uri" $trimmed', slashes),
    '# Not the page where a page asked: no one would read it.',
    block('map $request_uri $unknown', [
      `default ${ANSWERS}/404;`,
      `"~^${HASHED}[^?]" ${ANSWERS}/404-fichier;`,
    ]),
    block('map $request_method $not_allowed', [
      `default ${ANSWERS}/405;`,
      `OPTIONS ${ANSWERS}/204;`,
    ]),
    ...(publicOrigin === undefined ? [] : hostRules(publicOrigin)),
  ].join('\n\n');
}
