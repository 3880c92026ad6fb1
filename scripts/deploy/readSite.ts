import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, type Headers, VARY } from '#server/site/asset.ts';
import { COMMON_HEADERS } from '#server/site/headers.ts';
import { fileAt, loadSite } from '#server/site/loadSite.ts';
import { SECURITY_TXT } from '#site/domain/securityTxt.ts';

/** One file of the build as Node serves it. */
export interface Served {
  readonly address: string;
  /** Where it is, below the folder it is in. */
  readonly file: string;
  readonly folder: 'client' | 'previous';
  readonly headers: Headers;
}

export interface ServedSite {
  readonly files: readonly Served[];
  /** The page of unknown addresses; never stored. */
  readonly notFound: Served;
}

/** At this address Node answers whatever is not a plain reading of the page. */
export const FORM = '/contact';

/** What only Node can answer, with any method; a test holds this against its routes. */
export const ON_DEMAND = ['/contact/merci', '/healthz', '/readyz', SECURITY_TXT] as const;

export const isOnDemand = ({ address }: Served): boolean =>
  ON_DEMAND.some((other) => other === address);

const headersOf = ({ headers, forms }: Asset): Headers => ({
  ...COMMON_HEADERS,
  ...headers,
  ...(forms.size > 1 && VARY),
});

/** What the Node server serves from this build, so that other servers can be told to do the same. */
export function readSite(dist: string): ServedSite {
  const client = join(dist, 'client');
  const { assets, notFound } = loadSite(client);
  const files = [...assets].map(([address, asset]): Served => {
    const file = fileAt(address, asset);
    const folder = existsSync(join(client, file)) ? 'client' : 'previous';
    return { address, file, folder, headers: headersOf(asset) };
  });
  return {
    files,
    notFound: {
      address: '/404',
      file: '/404.html',
      folder: 'client',
      headers: { ...headersOf(notFound), 'cache-control': 'no-store' },
    },
  };
}
