import { afterEach, expect, test, vi } from 'vitest';
import { aLead } from '#tests/support/aLead.ts';
import { type Fault, faultyDoor } from '#tests/support/faultyDoor.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { MemoryOutbox } from '#tests/support/memoryStore.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { smtpServer } from '#tools/support/transportTo.ts';
import { openPost } from './post.ts';
import type { SmtpServer } from './smtpUrl.ts';
import { startMail } from './startMail.ts';

const { words } = mailSettings;

const postTo = (smtp: SmtpServer | undefined) =>
  openPost(
    { smtp, mailFrom: undefined, mailTo: undefined, publicOrigins: [] },
    { linkSecret: async () => 'secret' },
    words,
  );

afterEach(() => {
  vi.restoreAllMocks();
});

test('without SMTP_URL says so, and leaves the requests alone', async () => {
  const outbox = new MemoryOutbox();
  outbox.put(aLead(), ['owner']);
  const say = vi.fn();
  const sender = startMail(postTo(undefined), outbox, { say });
  sender.notify();
  await sender.stop();
  expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SMTP_URL'));
  expect(outbox.rows[0]).toMatchObject({ state: 'pending', attempts: 0 });
});

test('with SMTP_URL alone, writes from and to the company', async () => {
  const { port, deliveries } = await openMailbox();
  const outbox = new MemoryOutbox();
  outbox.put(aLead(), ['owner']);
  const smtp = smtpServer(`smtp://127.0.0.1:${port}`);
  const sender = startMail(postTo(smtp), outbox, { log: () => {} });
  await vi.waitFor(() => expect(outbox.rows[0]?.state).toBe('sent'), { timeout: 60_000 });
  await sender.stop();
  const { email } = words.company;
  expect(deliveries).toMatchObject([{ from: email, to: [email] }]);
});

const CANARY = 'CANARI';
const canary = aLead({
  lastName: CANARY,
  firstName: CANARY,
  email: `${CANARY}@${CANARY}.example`,
  company: CANARY,
  city: CANARY,
  message: CANARY,
  estimate: CANARY,
  phone: '06 39 98 77 77',
});

test.each<Fault | 'none'>([
  'none',
  'cut',
  `451 4.2.0 <${CANARY}@${CANARY}.example> later`,
  `550 5.1.1 <${CANARY}@${CANARY}.example> unknown`,
])('nothing that a person typed reaches the log (%s)', async (fault) => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(parts.join(' ')));
  const mailbox = await openMailbox({ hidePIPELINING: true });
  const port = fault === 'none' ? mailbox.port : await faultyDoor(mailbox.port, 'RCPT', fault);
  const outbox = new MemoryOutbox();
  outbox.put(canary, ['owner', 'visitor']);
  outbox.put({ ...canary, email: `${CANARY}\r\nRCPT TO:<x@y.example>` }, ['visitor']);
  const sender = startMail(postTo(smtpServer(`smtp://127.0.0.1:${port}`)), outbox);
  await vi.waitFor(() => expect(lines).toHaveLength(3), { timeout: 60_000 });
  await sender.stop();
  expect(lines.join('\n')).toContain('AER-2611-7K3MQ');
  expect(lines.join('\n')).not.toMatch(/CANARI|77 77|7777|x@y/i);
  for (const row of outbox.rows) expect(row.reason).not.toMatch(/CANARI|x@y/);
});
