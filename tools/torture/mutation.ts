import fc from 'fast-check';
import { MALFORMED } from './malformed.ts';

const FORM =
  'POST /contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n';

const GOOD = [
  'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: gzip, br\r\n\r\n',
  'GET /contact?a=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: "x"\r\n\r\n',
  'OPTIONS /solutions HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  `${FORM}Content-Length: 31\r\n\r\nnom=Benali&telephone=0199002448`,
  `${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\nnom=a\r\n0\r\n\r\n`,
];

const HOSTILE = [
  ...['\0', '\r', '\n', '\r\n', ' ', '\t', ':', ';', ',', '\\', '\x7f', '\xff', 'Ã©', '%', '%00'],
  ...['%2e%2e/', '../', '//', '*', '?', '#', 'http://evil.fr', ' HTTP/0.9', ' HTTP/1.0', 'chunked'],
  ...['\r\nHost: b', '\r\nContent-Length: 5', '\r\nTransfer-Encoding: chunked', '\r\nExpect: x'],
  ...['\r\nExpect: 100-continue', '\r\nUpgrade: h2c', '\r\nConnection: keep-alive', '\r\n folded'],
  ...['\r\nRange: bytes=0-', '\r\nIf-Match: "x"', '\r\nAccept-Encoding: *;q=0', '0\r\n\r\n'],
  ...['a'.repeat(9000), 'X: y\r\n'.repeat(150), 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'],
];

type Mutation = (text: string) => string;

const place = fc.nat({ max: 9999 }).map((number) => number / 10_000);
const at = (text: string, where: number): number => Math.floor(where * text.length);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  // A word thrown in.
  fc.tuple(place, fc.constantFrom(...HOSTILE)).map(
    ([where, word]): Mutation =>
      (text) =>
        text.slice(0, at(text, where)) + word + text.slice(at(text, where)),
  ),
  // A byte changed.
  fc.tuple(place, fc.integer({ min: 0, max: 255 })).map(
    ([where, code]): Mutation =>
      (text) =>
        text.slice(0, at(text, where)) +
        String.fromCharCode(code) +
        text.slice(at(text, where) + 1),
  ),
  // A piece lost.
  fc.tuple(place, fc.integer({ min: 1, max: 40 })).map(
    ([where, length]): Mutation =>
      (text) =>
        text.slice(0, at(text, where)) + text.slice(at(text, where) + length),
  ),
  // A piece said twice.
  fc.tuple(place, fc.integer({ min: 1, max: 60 })).map(
    ([where, length]): Mutation =>
      (text) => {
        const start = at(text, where);
        return text.slice(0, start + length) + text.slice(start);
      },
  ),
);

/** A request, one byte a character, that somebody damaged, mostly. */
export const damagedRequest: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...GOOD) },
      { weight: 1, arbitrary: fc.constantFrom(...MALFORMED.map(([, bytes]) => bytes)) },
    ),
    fc.array(mutation, { maxLength: 3 }),
  )
  .map(([text, mutations]) => mutations.reduce((damaged, mutate) => mutate(damaged), text));
