import type { FastifyReply, FastifyRequest } from 'fastify';
import { VARY } from '../site/asset.ts';
import { chooseEncoding } from '../site/negotiate.ts';
import type { AnswerPage } from './answerPages.ts';

/** A page for one visitor, which nobody else may be given. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { bodies, policy }: AnswerPage,
): FastifyReply {
  const encoding = chooseEncoding(bodies, request.headers['accept-encoding']) ?? 'identity';
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      ...VARY,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    .send(bodies.get(encoding));
}
