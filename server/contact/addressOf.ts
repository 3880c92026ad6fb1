import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { isAddress } from '#server/http/guard.ts';
import type { Log } from '#server/log.ts';

/** Our own proxies tell us who asks; what a stranger says about it is ignored. */
export function createAddressOf(trustedProxies: readonly string[], log: Log) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  let isTold = false;
  return (request: IncomingMessage): string => {
    const { 'x-forwarded-for': forwarded, host = '' } = request.headers;
    const peer = request.socket.remoteAddress ?? '';
    if (forwarded === undefined && !isTold && !isAddress(host) && isTrusted(peer, 0)) {
      isTold = true;
      // All visitors would be counted as one: see deploy/README.md for the line that is missing.
      log({ level: 'warn', event: 'proxy-without-forwarded-for' });
    }
    return proxyAddr(request, isTrusted) ?? '';
  };
}
