const head = (...fields: string[]) => `${['GET / HTTP/1.1', ...fields].join('\r\n')}\r\n\r\n`;
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
const post = (fields: string, body: string) =>
  `POST /contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\n${fields}\r\n\r\n${body}`;
const SMUGGLED = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n';

type Case = readonly [name: string, bytes: string, statuses: readonly number[]];

const outside = (target: string): Case => [target, get(target), [404]];

/** Ways out of the build: each must lead nowhere. */
const TRAVERSALS: readonly Case[] = [
  ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/%252e%252e/package.json'],
  ...[
    '/..\\package.json',
    '/..%5cpackage.json',
    '/%c0%ae%c0%ae/package.json',
    '/....//package.json',
  ],
  ...['/_astro/..%2f..%2f..%2fpackage.json', '/_astro/../../../package.json', '/./../package.json'],
  ...['http://a/../package.json', 'http://evil.fr/', 'file:///etc/passwd', '/%ef%bc%8e%ef%bc%8e/x'],
  ...[
    '/%u002e%u002e/package.json',
    '//etc/passwd',
    '/~root',
    '/index.html%00.png',
    '/%00',
    '/%0d%0aX:y',
  ],
  ...['/%', '/%zz', '/%c3', '/%e0%a4%a', '/contact%', '/.env', '/.git/config', '/.htaccess'],
  ...['/index.html.br', '/index.html.gz', '/robots.txt.br', '/build-id', '/server-words.json'],
  ...['/server/entry.mjs', '/data/leads.sqlite', '/leads.sqlite', '/package.json', '/headers.json'],
  ...[
    '/_astro',
    '/_astro/client.js.map',
    '/wp-login.php',
    '/constructor',
    '/__proto__',
    '/toString',
  ],
].map(outside);

const NO_REQUEST: readonly Case[] = [
  ['nonsense', 'nonsense\r\n\r\n', [400]],
  ['a raw NUL', get('/\0'), [400]],
  ['a raw UTF-8 path', get('/é'), [400]],
  ['a control byte', get('/\x01'), [400]],
  ['a space in the path', get('/a b'), [400]],
  ['HTTP/0.9', 'GET /\r\n\r\n', [400]],
  ['HTTP/1.2', 'GET / HTTP/1.2\r\nHost: a\r\n\r\n', [400]],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['TLS where none is', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['no host', head('Connection: close'), [400]],
  ['two hosts', head('Host: a', 'Host: b'), [400]],
  ['two hosts, in two cases', head('Host: a', 'hOST: a'), [400]],
  ['a folded header', head('Host: a', 'X: a', ' b'), [400]],
  ['a space before the colon', head('Host : a'), [400]],
  ['a header without a name', head('Host: a', ': b'), [400]],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n', [400]],
  ['a bare carriage return', head('Host: a', 'X: a\rb'), [400]],
  ['an address of 9 kB', get(`/${'a'.repeat(9000)}`), [414]],
  ['a query of 9 kB', get(`/?${'a'.repeat(9000)}`), [414]],
  ['an address of 40 kB', get(`/${'a'.repeat(40_000)}`), [414]],
  ['headers of 17 kB', head('Host: a', `X: ${'a'.repeat(17_000)}`), [431]],
  ['150 headers', head('Host: a', ...Array.from({ length: 150 }, (_, n) => `X${n}: a`)), [431]],
  ['2100 headers', head('Host: a', ...Array.from({ length: 2100 }, () => 'X: a')), [431]],
  ['CONNECT', 'CONNECT evil.fr:443 HTTP/1.1\r\nHost: evil.fr\r\n\r\n', [405]],
  ['TRACE', head('Host: a', 'Connection: close').replace('GET', 'TRACE'), [405]],
  ['an unknown method', head('Host: a').replace('GET', 'STEAL'), [400]],
  ['an unknown expectation', head('Host: a', 'Expect: x', 'Connection: close'), [417]],
];

/** Where two servers might not agree on where a request ends. */
const SMUGGLING: readonly Case[] = [
  [
    'both lengths',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
    [400],
  ],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 50', SMUGGLED), [400]],
  ['a signed length', post('Content-Length: +5', 'nom=a'), [400]],
  ['a hexadecimal length', post('Content-Length: 0x5', 'nom=a'), [400]],
  ['a list of lengths', post('Content-Length: 5, 5', 'nom=a'), [400]],
  ['an endless length', post('Content-Length: 99999999999999999999', 'nom=a'), [400]],
  ['xchunked', post('Transfer-Encoding: xchunked', `0\r\n\r\n${SMUGGLED}`), [400]],
  [
    'chunked, identity',
    post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`),
    [400],
  ],
  ['a hidden chunked', post('Transfer-Encoding : chunked', `0\r\n\r\n${SMUGGLED}`), [400]],
  ['a chunk of no size', post('Transfer-Encoding: chunked', `x\r\n\r\n${SMUGGLED}`), [400]],
  ['a chunk too long', post('Transfer-Encoding: chunked', `ffffffffffffffffff\r\n`), [400]],
  [
    'a flood of chunk extensions',
    post('Transfer-Encoding: chunked', `1;${'a'.repeat(20_000)}`),
    [413],
  ],
];

const toAPage = (body: string): string =>
  post('Transfer-Encoding: chunked', body).replace('/contact', '/');

/** Refused before its body is read, and not once more when the body is wrong. */
const REFUSED_UNREAD: readonly Case[] = [
  ['a chunk of no size to a page', toAPage(`x\r\n\r\n${SMUGGLED}`), [405]],
  ['a flood of chunk extensions to a page', toAPage(`1;${'a'.repeat(20_000)}`), [405]],
];

const ODD_BUT_GOOD: readonly Case[] = [
  [
    'an upgrade to h2c',
    head('Host: a', 'Upgrade: h2c', 'HTTP2-Settings: AA', 'Connection: close'),
    [200],
  ],
  [
    'an upgrade that is asked for',
    head('Host: a', 'Upgrade: websocket', 'Connection: Upgrade, close'),
    [200],
  ],
  ['headers to be dropped', head('Host: a', 'Connection: close, Host, X-Forwarded-For'), [200]],
  ['a GET with a body', `${head('Host: a', 'Content-Length: 3', 'Connection: close')}abc`, [200]],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', [200]],
  ['empty lines first', `\r\n\r\n${get('/')}`, [200]],
  ['two in a row', `${SMUGGLED}${get('/')}`, [200, 200]],
  ['one, then nonsense', `${SMUGGLED}nonsense\r\n\r\n`, [200]],
];

export const MALFORMED: readonly Case[] = [
  ...TRAVERSALS,
  ...NO_REQUEST,
  ...SMUGGLING,
  ...REFUSED_UNREAD,
  ...ODD_BUT_GOOD,
];
