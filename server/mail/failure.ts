import { z } from 'zod';

/**
 * Why a mail was not sent. `refused`: this mail will never be taken. `delayed`: it may be, later.
 * `misconfigured`: no mail will be, until somebody corrects a setting. `given-back`: the site was stopping.
 */
export interface Failure {
  readonly kind: 'refused' | 'delayed' | 'misconfigured' | 'given-back';
  /** Codes only ("RCPT TO 550 5.1.1"): the words of a server often quote the address. */
  readonly code: string;
}

/** An error of ours, with a code as nodemailer's errors have. */
export const mailError = (code: 'INVALID ADDRESS' | 'ETIMEDOUT SEND' | 'STOPPED') =>
  Object.assign(new Error(code), { code });

const text = z.string().catch('');
/** nodemailer says what the server was asked and replied, or gives a code of its own and of the system. */
const smtpError = z.object({
  command: text,
  response: text,
  responseCode: z.number().catch(0),
  code: text,
  originalCode: text,
});
type SmtpError = z.output<typeof smtpError>;

function codeOf({ command, response, responseCode, code, originalCode }: SmtpError): string {
  if (responseCode === 0) return `${originalCode || code || 'ERROR'} ${command}`.trim();
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return `${command} ${responseCode} ${enhanced}`.trim();
}

function kindOf({ command, responseCode: reply, code, originalCode }: SmtpError): Failure['kind'] {
  if (code === 'STOPPED') return 'given-back';
  // RFC 4954: authentication required, too weak, refused, or allowed only with encryption.
  if ([530, 534, 535, 538].includes(reply)) return 'misconfigured';
  if (/^E(AUTH|TLS|CONFIG)$/.test(code)) return 'misconfigured';
  if (/CERT|SELF_SIGNED|SSL|TLS/.test(originalCode)) return 'misconfigured';
  // Without a reply: the address or the size was refused here, before asking the server.
  if (reply === 0 && /^(INVALID ADDRESS|EENVELOPE|EMESSAGE)$/.test(code)) return 'refused';
  if (reply < 500) return 'delayed';
  // Refused before the recipient was named: the server does not want our address or this machine.
  if (!/^(RCPT TO|DATA)$/.test(command)) return 'misconfigured';
  // 503, bad sequence of commands, is about the conversation: another one may go well.
  return reply === 503 ? 'delayed' : 'refused';
}

export function classify(error: unknown): Failure {
  const known = smtpError.parse(Object(error));
  return { kind: kindOf(known), code: codeOf(known) };
}
