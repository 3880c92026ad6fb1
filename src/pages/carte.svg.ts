import { regions } from '#site/content/regions.ts';
import { bordersFile, zoneMap } from '#site/lib/zoneMap.ts';

export function GET(): Response {
  return new Response(bordersFile(zoneMap(regions)));
}
