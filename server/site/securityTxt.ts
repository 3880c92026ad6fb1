import { renewExpiry } from '#site/domain/securityTxt.ts';
import { type Asset, representation } from './loadSite.ts';

/** The file as of today: renewExpiry tells why the build's date is not enough. */
export function renewSecurityTxt(asset: Asset, now: Date): Asset {
  const built = asset.forms.get('identity')?.body.toString() ?? '';
  const { vary: _sentInOneForm, ...headers } = asset.headers;
  const body = Buffer.from(renewExpiry(built, now));
  return { headers, forms: new Map([['identity', representation(body)]]) };
}
