import type { APIRoute } from 'astro';
import { brand } from '#site/content/brand.ts';
import { COVERS, type Cover } from '#site/lib/shareCovers.ts';
import { shareImage } from '#site/lib/shareImage.ts';

export const getStaticPaths = () =>
  Object.entries(COVERS).map(([name, cover]) => ({ params: { cover: name }, props: { cover } }));

export const GET: APIRoute<{ cover: Cover }> = async ({ props }) =>
  new Response(Uint8Array.from(await shareImage(props.cover, brand)));
