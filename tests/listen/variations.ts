// What differs from one run to the next although the site does not. Nothing else is forgiven.
import type { Utterance } from './speechServer.ts';

/** Orca says these, or not, according to how fast the machine is. */
const DEPENDS_ON_SPEED = [
  /^Chargement en cours/,
  // The address bar, on its way to another page.
  /^Rechercher avec Google|^Adresse et barre de recherche/,
  /^document web\.$/,
  // How it takes keys from now on, which it changes in its own time; nothing of the page.
  /^Mode (?:focus|navigation)$/,
  // What it makes of a field's selection when it leaves the field.
  /^Texte désélectionné/,
];

/** Made anew for each request. */
const REFERENCE = /\b([A-Z]{3})-\d{4}-[0-9A-Z]{5}\b/g;

const isFrench = (language: string) => /^(?:fr(?:[-_]fr)?)?$/i.test(language);

/** What was said, in words that stay the same; another language than French is named. */
export function clean(said: readonly Utterance[]): readonly string[] {
  return said
    .filter(({ text }) => text !== '' && !DEPENDS_ON_SPEED.some((pattern) => pattern.test(text)))
    .map(({ text, language }) => {
      const words = text.replace(/\s*\n\s*/g, ' ').replace(REFERENCE, '$1-2611-7K3MQ');
      return isFrench(language) ? words : `${words} [${language}]`;
    });
}
