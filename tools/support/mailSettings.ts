import type { Wish } from '#server/followUp/token.ts';
import { serverWords } from '#site/content/serverWords.ts';

/** The frozen words: what a test reads is what a customer gets. */
export const mailSettings = {
  words: serverWords,
  from: 'site@aerance.example',
  to: 'demandes@aerance.example',
  linkTo: ({ action, reference }: Wish) =>
    `https://www.aerance.example/suivi?jeton=${action}.${reference}`,
};
