// Named by the Speculation-Rules header: pages one is about to open are fetched ahead, without script.
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

export function GET(): Response {
  return new Response(JSON.stringify(rules));
}
