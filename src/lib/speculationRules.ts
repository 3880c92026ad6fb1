/**
 * A page is fetched from the moment its link is pressed, not when it is let go, without a script of ours; not
 * earlier: what is only pointed at would often be fetched in vain. Not those with a query: what the simulator
 * counted leaves the browser when its link is followed only.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/*.*', '/*\\?(.+)'] } }],
      },
      eagerness: 'conservative',
    },
  ],
});
