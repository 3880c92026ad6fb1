import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { SetupError } from '#server/setupError.ts';
import { type Asset, createAsset, type EncodingName } from './asset.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { cacheControl, contentType, HASHED } from './headers.ts';

/** The whole build in memory: a request never touches the disk, so nothing else can be served. */
export interface Site {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly notFound: Asset;
  /** The answer to a post that is refused unread. */
  readonly refused: Asset;
}

function loadAsset(file: string, path: string): Asset {
  const identity = readFileSync(file);
  const bodies = new Map<EncodingName, Buffer>([['identity', identity]]);
  if (existsSync(`${file}.br`)) bodies.set('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) bodies.set('gzip', readFileSync(`${file}.gz`));
  const extension = extname(file);
  const policy = extension === '.html' && {
    'content-security-policy': contentSecurityPolicy(identity.toString()),
  };
  const headers = { 'content-type': contentType(extension), 'cache-control': cacheControl(path) };
  return createAsset({ ...headers, ...policy }, bodies);
}

/** solutions.html is /solutions, index.html is /: one address per page. */
const addressOf = (name: string): string =>
  `/${name.split(sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/';

function loadFolder(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = addressOf(file.slice(folder.length + 1));
    assets.set(address, loadAsset(file, address));
  }
  return assets;
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
