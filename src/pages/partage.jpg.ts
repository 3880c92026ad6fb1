import { shareImage } from '#site/lib/shareImage.ts';

export async function GET(): Promise<Response> {
  return new Response(Uint8Array.from(await shareImage()));
}
