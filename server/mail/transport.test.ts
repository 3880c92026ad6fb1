import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aLead } from '../../tests/support/aLead.ts';
import { openMailbox } from '../../tests/support/mailbox.ts';
import { portOf } from '../../tests/support/mailServer.ts';
import { mailSettings } from '../../tests/support/mailSettings.ts';
import { smtpServer, transportTo } from '../../tests/support/transportTo.ts';
import { composeMail } from './composeMail.ts';
import type { Deadline } from './deadline.ts';
import { classify, mailError } from './failure.ts';
import { createTransport } from './transport.ts';

const patient: Deadline = { signal: new AbortController().signal, check() {} };
const mail = composeMail({ kind: 'visitor', lead: aLead() }, mailSettings, new Date());

const outcome = (url: string) =>
  createTransport(smtpServer(url))(mail, patient).then(() => 'sent', classify);

describe('a mail server that wants a password', () => {
  const guarded = () =>
    openMailbox({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'site' && password === 'p@ss'
          ? done(null, { user: 'site' })
          : done(new Error('Invalid')),
    });

  test('gets it', async () => {
    const { port, deliveries } = await guarded();
    expect(await outcome(`smtp://site:p%40ss@127.0.0.1:${port}`)).toBe('sent');
    expect(deliveries).toHaveLength(1);
  });

  test.each(['site:wrong@', ''])('refuses "%s": a matter of configuration', async (credentials) => {
    const { port, deliveries } = await guarded();
    const failure = await outcome(`smtp://${credentials}127.0.0.1:${port}`);
    expect(failure).toMatchObject({ kind: 'misconfigured' });
    expect(deliveries).toEqual([]);
  });
});

describe('encryption', () => {
  /** With the certificate that ships with the package: nobody vouches for it. */
  async function listen(secure: boolean): Promise<number> {
    const server = new SMTPServer({ secure, authOptional: true, logger: false });
    server.on('error', () => {});
    onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
    return portOf(server.server);
  }

  test('a certificate that nobody vouches for is refused', async () => {
    const failure = await outcome(`smtps://127.0.0.1:${await listen(true)}`);
    expect(failure).toMatchObject({ kind: 'misconfigured' });
  });

  const elsewhere = (port: number) =>
    createTransport({ ...smtpServer(`smtp://127.0.0.1:${port}`), local: false })(mail, patient);

  test('elsewhere than on this machine, STARTTLS is required and verified', async () => {
    const failure = await elsewhere(await listen(false)).then(() => 'sent', classify);
    expect(failure).toMatchObject({ kind: 'misconfigured' });
    const { port, deliveries } = await openMailbox();
    expect(await elsewhere(port).then(() => 'sent', classify)).toMatchObject({
      kind: 'misconfigured',
    });
    expect(deliveries).toEqual([]);
  });
});

test('commands sent together are judged one by one', async () => {
  const { port, deliveries } = await openMailbox({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })),
  });
  const failure = await transportTo(port)(mail, patient).then(() => 'sent', classify);
  expect(failure).toEqual({ kind: 'refused', code: 'RCPT TO 550 5.1.1' });
  expect(deliveries).toEqual([]);
});

test('a process frozen in the middle of a conversation does not finish it', async () => {
  const { port, deliveries } = await openMailbox();
  let checks = 0;
  const frozen: Deadline = {
    signal: patient.signal,
    check() {
      checks += 1;
      if (checks === 3) throw mailError('ETIMEDOUT SEND');
    },
  };
  await expect(transportTo(port)(mail, frozen)).rejects.toThrow('ETIMEDOUT SEND');
  await expect(transportTo(port)(mail, patient)).resolves.toBeUndefined();
  expect(deliveries).toHaveLength(1);
});
