// Named by the Speculation-Rules header: pages one is about to open are fetched ahead, without script.
// Not those with a query: what the simulator counted leaves the browser when its link is followed only.
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/*\\?*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
};

export function GET(): Response {
  return new Response(JSON.stringify(rules));
}
