import { join, resolve } from 'node:path';
import { readWords } from '#server/mail/words.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxHttp } from './nginxHttp.ts';
import { nginxServer } from './nginxServer.ts';
import { readSite } from './readSite.ts';
import { staticHeaders } from './staticHeaders.ts';
import type { Kind } from './usage.ts';

export interface Deployment {
  /** The build that is served. */
  readonly dist: string;
  /** Where Node listens, as 127.0.0.1:4321. */
  readonly instances: readonly string[];
  readonly publicOrigin: string | undefined;
}

/** Texts by the name of their file. */
type Files = Readonly<Record<string, string>>;

const NOTE = '# Written by npm run deploy:config for one build: write it again after the next.\n\n';

const phoneOf = (dist: string): string => readWords(join(dist, 'server-words.json')).company.phone;

function nginx({ dist, instances, publicOrigin }: Deployment): Files {
  const site = readSite(dist);
  const options = {
    dist: resolve(dist),
    phone: phoneOf(dist),
    isNamed: publicOrigin !== undefined,
  };
  return {
    'http.conf': `${NOTE}${nginxHttp(site, instances, publicOrigin)}\n`,
    'site.conf': `${NOTE}${nginxServer(site, options)}\n`,
  };
}

function caddy({ dist, instances, publicOrigin }: Deployment): Files {
  const options = { dist: resolve(dist), phone: phoneOf(dist), instances, publicOrigin };
  return { Caddyfile: `${NOTE}${caddyfile(readSite(dist), options)}\n` };
}

/** No note: hosts do not agree on what a comment is. */
const files = ({ dist }: Deployment): Files => ({ _headers: `${staticHeaders(readSite(dist))}\n` });

/** What is written for each kind of server. */
export const CONFIGS: Readonly<Record<Kind, (deployment: Deployment) => Files>> = {
  nginx,
  caddy,
  static: files,
};
