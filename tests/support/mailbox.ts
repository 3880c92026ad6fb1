import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type Mailbox, startMailServer } from '#tools/support/mailServer.ts';

/** A mail server that the test need not close. */
export async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}
