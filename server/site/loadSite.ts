import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { SetupError } from '../env.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { cacheControl, contentType, SPECULATION_RULES } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One form of a file, ready to be sent. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
}

export interface Asset {
  readonly headers: Readonly<Record<string, string>>;
  readonly forms: ReadonlyMap<Encoding, Representation>;
}

/** The whole build in memory: a request never touches the disk, so nothing else can be served. */
export interface Site {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly notFound: Asset;
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

export function representation(body: Buffer): Representation {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${digest}"` };
}

function loadForm(file: string, encoding: Encoding): [Encoding, Representation][] {
  const path = file + SUFFIX[encoding];
  if (!existsSync(path)) return [];
  return [[encoding, representation(readFileSync(path))]];
}

function loadAsset(file: string, path: string): Asset {
  const forms = new Map(
    (['br', 'gzip', 'identity'] as const).flatMap((form) => loadForm(file, form)),
  );
  const extension = extname(file);
  const isPage = extension === '.html';
  return {
    forms,
    headers: {
      'content-type': contentType(path, extension),
      'cache-control': cacheControl(path),
      ...(forms.size > 1 && { vary: 'Accept-Encoding' }),
      ...(isPage && {
        'content-security-policy': contentSecurityPolicy(readFileSync(file, 'utf8')),
        'speculation-rules': `"${SPECULATION_RULES}"`,
      }),
    },
  };
}

/** solutions.html is /solutions, index.html is /: one address per page. */
const addressOf = (name: string): string =>
  `/${name.split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';

export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, '404.html'))) {
    throw new SetupError(`Aucun site construit dans ${folder} : lancez « npm run build ».`);
  }
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const assets = new Map(
    names.map((name) => {
      const address = addressOf(name);
      return [address, loadAsset(join(folder, name), address)] as const;
    }),
  );
  const notFound = assets.get('/404');
  if (!notFound) throw new SetupError(`Il manque la page 404 dans ${folder}.`);
  // The 404 page has no address of its own: /404 is as unknown as any other.
  assets.delete('/404');
  return { assets, notFound };
}
