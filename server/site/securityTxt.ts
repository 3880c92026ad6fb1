import { renewExpiry } from '#site/domain/securityTxt.ts';
import { type Asset, createAsset } from './asset.ts';

/** The file as of today: renewExpiry tells why the build's date is not enough. */
export function renewSecurityTxt(asset: Asset, now: Date): Asset {
  const built = asset.encodings.get('identity')?.body.toString() ?? '';
  return createAsset(asset.headers, new Map([['identity', Buffer.from(renewExpiry(built, now))]]));
}
