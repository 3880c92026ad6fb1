import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { SetupError } from '../setupError.ts';
import { type Asset, createAsset, type Encoding } from './asset.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { cacheControl, contentType, HASHED } from './headers.ts';

/** The whole build in memory: a request never touches the disk, so nothing else can be served. */
export interface Site {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly notFound: Asset;
  /** The answer to a post that is refused unread. */
  readonly refused: Asset;
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

function loadForm(file: string, encoding: Encoding): [Encoding, Buffer][] {
  const path = file + SUFFIX[encoding];
  return existsSync(path) ? [[encoding, readFileSync(path)]] : [];
}

function loadAsset(file: string, path: string): Asset {
  const bodies = new Map(
    (['br', 'gzip', 'identity'] as const).flatMap((form) => loadForm(file, form)),
  );
  const extension = extname(file);
  const headers = {
    'content-type': contentType(extension),
    'cache-control': cacheControl(path),
    ...(extension === '.html' && {
      'content-security-policy': contentSecurityPolicy(readFileSync(file, 'utf8')),
    }),
  };
  return createAsset(headers, bodies);
}

/** solutions.html is /solutions, index.html is /: one address per page. */
const addressOf = (name: string): string =>
  `/${name.split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';

function loadFolder(folder: string): Map<string, Asset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(
    names.map((name) => {
      const address = addressOf(name);
      return [address, loadAsset(join(folder, name), address)] as const;
    }),
  );
}

/** Whoever opened a page before the last build still asks for the files of that page. */
function loadPrevious(folder: string): [string, Asset][] {
  if (!existsSync(folder)) return [];
  return [...loadFolder(folder)].filter(([address]) => address.startsWith(HASHED));
}

export function loadSite(folder: string, previous = join(folder, '../previous')): Site {
  if (!existsSync(join(folder, '404.html'))) {
    throw new SetupError(`Aucun site construit dans ${folder} : lancez « npm run build ».`);
  }
  const assets = new Map([...loadPrevious(previous), ...loadFolder(folder)]);
  // Pages without an address of their own: /404 is as unknown as any other.
  const takeOut = (path: string): Asset => {
    const asset = assets.get(path);
    if (!asset) throw new SetupError(`Il manque la page ${path} dans ${folder}.`);
    assets.delete(path);
    return asset;
  };
  return { assets, notFound: takeOut('/404'), refused: takeOut('/contact/refus') };
}
