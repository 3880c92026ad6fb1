import { describe, expect, test } from 'vitest';
import { classify, type Failure, mailError } from './failure.ts';

const reply = (command: string, response: string, code = 'EENVELOPE') =>
  Object.assign(new Error(response), {
    ...{ command, response, code },
    responseCode: Number(response.slice(0, 3)),
  });
const local = (code: string, originalCode?: string) =>
  Object.assign(new Error(code), { code, originalCode, command: 'CONN' });

const CASES: readonly (readonly [unknown, Failure['kind'], string])[] = [
  [reply('RCPT TO', '550 5.1.1 No such user'), 'refused', 'RCPT TO 550 5.1.1'],
  [reply('RCPT TO', '450 4.2.0 Greylisted'), 'delayed', 'RCPT TO 450 4.2.0'],
  [reply('RCPT TO', '530 5.7.0 Log in first'), 'misconfigured', 'RCPT TO 530 5.7.0'],
  [reply('DATA', '554 Spam', 'EMESSAGE'), 'refused', 'DATA 554'],
  [reply('DATA', '503 5.5.1 Bad sequence'), 'delayed', 'DATA 503 5.5.1'],
  [reply('MAIL FROM', '553 5.7.1 Not your address'), 'misconfigured', 'MAIL FROM 553 5.7.1'],
  [reply('AUTH PLAIN', '535 5.7.8 No', 'EAUTH'), 'misconfigured', 'AUTH PLAIN 535 5.7.8'],
  [reply('AUTH PLAIN', '454 4.7.0 Later', 'EAUTH'), 'misconfigured', 'AUTH PLAIN 454 4.7.0'],
  [reply('EHLO', '554 5.7.1 Go away', 'EPROTOCOL'), 'misconfigured', 'EHLO 554 5.7.1'],
  [reply('CONN', '421 4.3.2 Closing', 'ECONNECTION'), 'delayed', 'CONN 421 4.3.2'],
  [local('ESOCKET', 'ECONNREFUSED'), 'delayed', 'ECONNREFUSED CONN'],
  [local('EDNS', 'ENOTFOUND'), 'delayed', 'ENOTFOUND CONN'],
  [
    local('ESOCKET', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    'misconfigured',
    'DEPTH_ZERO_SELF_SIGNED_CERT CONN',
  ],
  [local('ETLS'), 'misconfigured', 'ETLS CONN'],
  [local('EENVELOPE'), 'refused', 'EENVELOPE CONN'],
  [mailError('INVALID ADDRESS'), 'refused', 'INVALID ADDRESS'],
  [mailError('ETIMEDOUT SEND'), 'delayed', 'ETIMEDOUT SEND'],
  [mailError('STOPPED'), 'given-back', 'STOPPED'],
  [new TypeError('a bug'), 'delayed', 'ERROR'],
  ['not even an error', 'delayed', 'ERROR'],
];

describe('why a mail did not leave', () => {
  test.each(CASES)('%s: %s', (error, kind, code) => {
    expect(classify(error)).toEqual({ kind, code });
  });

  test('is told without the words of the server, which often quote the address', () => {
    const { code } = classify(reply('RCPT TO', '550 5.1.1 <noel@atelier.example>: unknown'));
    expect(code).toBe('RCPT TO 550 5.1.1');
  });
});
