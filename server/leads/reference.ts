import { randomInt } from 'node:crypto';

/** Nothing that is read for something else on the phone: no 0 O, 1 I L, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const month = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  year: '2-digit',
  month: '2-digit',
});

/** "AER-2611-7K3MQ": the month helps the owner, the rest cannot be guessed. */
export function createReferences(prefix: string, at: Date): () => string {
  const [mm = '', yy = ''] = month.format(at).split('/');
  return () => {
    const random = Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
    return `${prefix}-${yy}${mm}-${random.join('')}`;
  };
}
