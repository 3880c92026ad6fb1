/** The name that people also try, with or without www.: it is redirected, as by Node. */
export const otherName = (host: string): string =>
  host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
