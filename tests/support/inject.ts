import inject, { type InjectOptions, type Response } from 'light-my-request';
import type { App } from '#server/app.ts';

/** Asks the application without a socket. */
export const ask = ({ server }: App, options: InjectOptions): Promise<Response> =>
  inject((request, response) => {
    server.emit('request', request, response);
  }, options);
