import type { Env } from '#server/env.ts';
import { errorCode, type Log } from '#server/log.ts';
import { paragraph, render } from '#server/mail/document.ts';
import { envelope } from '#server/mail/envelope.ts';
import type { ServerWords } from '#site/content/serverWords.ts';

const PATIENCE_MS = 15_000;

/** Resolves when at least one way took the text; rejects when none did. `name`: the same at every attempt. */
export type Alert = (text: string, name: string) => Promise<void>;

const alertError = (code: string) => Object.assign(new Error('Not told.'), { code });

/** Slack and Mattermost show `text`; ntfy does with ?tpl=1&m={{.text}} in its address, Teams by a workflow. */
async function callWebhook(url: string, text: string, patienceMs: number): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw alertError(`HTTP ${answer.status}`);
}

type Settings = Pick<Env, 'smtp' | 'mailFrom' | 'alertUrl' | 'alertTo' | 'alertSmtp'>;

/** The ways that the environment gives, all of them used. Undefined when it gives none. */
export function openWays(
  { smtp, mailFrom, alertUrl, alertTo, alertSmtp = smtp }: Settings,
  words: ServerWords,
  { log, patienceMs = PATIENCE_MS }: { readonly log: Log; readonly patienceMs?: number },
): Alert | undefined {
  const ways: Alert[] = [];
  if (alertUrl !== undefined) ways.push((text) => callWebhook(alertUrl, text, patienceMs));
  if (alertTo !== undefined && alertSmtp)
    ways.push(async (text, name) => {
      const settings = { words, from: mailFrom ?? words.company.email };
      const mail = {
        ...render(text, [paragraph(text)]),
        ...envelope({ to: alertTo, name, now: new Date() }, settings),
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      const { createTransport } = await import('#server/mail/transport.ts');
      const endsAt = performance.now() + patienceMs;
      await createTransport(alertSmtp)(mail, { endsAt, stop: new AbortController().signal });
    });
  if (ways.length === 0) return undefined;
  return async (text, name) => {
    const outcomes = await Promise.allSettled(ways.map((way) => way(text, name)));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failures)
      log({ level: 'error', event: 'alert-failed', code: errorCode(reason) });
    if (failures.length === ways.length) throw alertError('ALERT_FAILED');
  };
}
