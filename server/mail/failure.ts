import { InvalidAddress } from './addresses.ts';
import { OutOfTime, Stopped } from './deadline.ts';

/**
 * Why a mail did not leave. `permanent`: this mail never will. `configuration`: none will until somebody
 * mends a setting, so it is tried again, and said louder than a passing fault.
 */
export interface Failure {
  readonly kind: 'permanent' | 'temporary' | 'configuration' | 'stopped';
  /** Codes only ("RCPT TO 550 5.1.1"): what servers answer often quotes the address. */
  readonly code: string;
}

const read = (error: unknown, key: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;

const readText = (error: unknown, key: string): string => {
  const value = read(error, key);
  return typeof value === 'string' ? value : '';
};

/** Authentication wanted, too weak, refused, or wanting encryption (RFC 4954). */
const AUTH_REPLIES = [530, 534, 535, 538];

const CERTIFICATE = /CERT|SELF_SIGNED|SSL|TLS/;

function codeOf(error: unknown): string {
  const [, enhanced = ''] =
    /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(readText(error, 'response')) ?? [];
  const reply = read(error, 'responseCode');
  const where = readText(error, 'command');
  const code = readText(error, 'originalCode') || readText(error, 'code') || 'ERROR';
  const parts = typeof reply === 'number' ? [where, String(reply), enhanced] : [code, where];
  return parts.filter((part) => part !== '').join(' ');
}

function isConfiguration(error: unknown, reply: number): boolean {
  const code = readText(error, 'code');
  if (AUTH_REPLIES.includes(reply) || ['EAUTH', 'ETLS', 'ECONFIG'].includes(code)) return true;
  if (CERTIFICATE.test(readText(error, 'originalCode'))) return true;
  // Refused before the mail was known: it is our address, our name or this machine that is not wanted.
  return reply >= 500 && !isAboutMail(error);
}

const isAboutMail = (error: unknown): boolean =>
  /^(RCPT TO|DATA)$/.test(readText(error, 'command'));

/** What nodemailer refused without asking the server: the address, or the size. */
const isRefusedHere = (error: unknown, reply: number): boolean =>
  reply === 0 && ['EENVELOPE', 'EMESSAGE'].includes(readText(error, 'code'));

export function classify(error: unknown): Failure {
  if (error instanceof Stopped) return { kind: 'stopped', code: 'STOPPED' };
  if (error instanceof OutOfTime) return { kind: 'temporary', code: 'ETIMEDOUT SEND' };
  if (error instanceof InvalidAddress) return { kind: 'permanent', code: 'INVALID ADDRESS' };
  const replied = read(error, 'responseCode');
  const reply = typeof replied === 'number' ? replied : 0;
  const code = codeOf(error);
  if (isConfiguration(error, reply)) return { kind: 'configuration', code };
  if (isRefusedHere(error, reply)) return { kind: 'permanent', code };
  // 503, bad sequence, is about the conversation: another one may go well.
  const isFinal = reply >= 500 && reply !== 503 && isAboutMail(error);
  return { kind: isFinal ? 'permanent' : 'temporary', code };
}
