import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aLead } from '#tests/support/aLead.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { portOf } from '#tools/support/mailServer.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { deadlineIn, smtpServer, transportTo } from '#tools/support/transportTo.ts';
import { composeMail } from './composeMail.ts';
import { classify } from './failure.ts';
import { createTransport } from './transport.ts';

const mail = composeMail({ id: 1, kind: 'visitor', lead: aLead() }, mailSettings, new Date());

const outcome = (url: string) =>
  createTransport(smtpServer(url))(mail, deadlineIn(60_000)).then(() => 'sent', classify);

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
    createTransport({ ...smtpServer(`smtp://127.0.0.1:${port}`), local: false })(
      mail,
      deadlineIn(60_000),
    );

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
  const failure = await transportTo(port)(mail, deadlineIn(60_000)).then(() => 'sent', classify);
  expect(failure).toEqual({ kind: 'refused', code: 'RCPT TO 550 5.1.1' });
  expect(deliveries).toEqual([]);
});

test('a stop before the first word: no connection is opened', async () => {
  const onConnect = vi.fn();
  const { port } = await openMailbox({ onConnect });
  const stop = new AbortController();
  const sending = transportTo(port)(mail, { ...deadlineIn(60_000), stop: stop.signal });
  stop.abort();
  await expect(sending).rejects.toThrow('STOPPED');
  await pause(100);
  expect(onConnect).not.toHaveBeenCalled();
});

test('a mail whose time ended during the conversation is kept back, even if the timer is late', async () => {
  let isOver = false;
  const { port, deliveries } = await openMailbox({
    onRcptTo(_address, _session, done) {
      isOver = true;
      done();
    },
  });
  const deadline = {
    ...deadlineIn(60_000),
    get endsAt() {
      return isOver ? 0 : performance.now() + 60_000;
    },
  };
  await expect(transportTo(port)(mail, deadline)).rejects.toThrow('ETIMEDOUT SEND');
  expect(deliveries).toEqual([]);
});
