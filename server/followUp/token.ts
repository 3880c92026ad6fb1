import { createHmac, timingSafeEqual } from 'node:crypto';
import { FOLLOW_UP_ACTIONS, type FollowUpAction } from '#site/domain/followUp.ts';

export interface Wish {
  readonly action: FollowUpAction;
  readonly reference: string;
}

/** A request is answered, or a held one looked at, long before. */
const VALID_SECONDS = 35 * 86_400;

const sign = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

const isAction = (text: string): text is FollowUpAction =>
  FOLLOW_UP_ACTIONS.some((action) => action === text);

/** "done.AER-2611-7K3MQ.1798000000.signature": nothing in it is secret, nothing in it can be changed. */
export function makeToken({ action, reference }: Wish, secret: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const text = `${action}.${reference}.${expires}`;
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/** What a token of ours asks for; why not, if it does not count. */
export function readToken(token: string, secret: string, now: Date): Wish | 'forged' | 'expired' {
  const [action = '', reference = '', expires = '', signature = '', ...rest] = token.split('.');
  const wanted = sign(`${action}.${reference}.${expires}`, secret);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isOurs || rest.length > 0 || !isAction(action)) return 'forged';
  if (Number(expires) * 1000 < now.getTime()) return 'expired';
  return { action, reference };
}
