/** Numbers the French regulator (Arcep) keeps for fiction: they ring nowhere. */
const FICTION_PREFIXES = ['01 99 00', '02 61 91', '03 53 01', '04 65 71', '05 36 49', '06 39 98'];

/** Reserved by RFC 2606: never anybody's. */
const isReservedHost = (host: string): boolean => /(^|\.)(example|test|invalid)$/.test(host);

/** A real SIREN passes the Luhn check. */
export function isRealSiren(siren: string): boolean {
  const digits = [...siren.replaceAll(' ', '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length === 9 && sum % 10 === 0;
}

/** The VAT number follows from the SIREN: FR, a key, the SIREN. */
export function vatOf(siren: string): string {
  const key = (12 + 3 * (Number(siren.replaceAll(' ', '')) % 97)) % 97;
  return `FR ${String(key).padStart(2, '0')} ${siren}`;
}

const SHIPPED_NAME = 'Aérance';

/** Values of the delivered company that look like real ones: no rule could recognise them. */
const SHIPPED = new Set([
  SHIPPED_NAME,
  'AER',
  '18 rue des Compagnons',
  '50 000 €',
  'Camille Delorme, présidente de la société',
  'Socle Hébergement',
  "2 quai de l'Exemple, 76600 Le Havre",
]);

export const isShippedName = (name: string): boolean => name === SHIPPED_NAME;

/** The drawing of the shipped company's name says it to those who cannot see it. */
export const isShippedLogo = (svg: string): boolean =>
  svg.includes(`aria-label="Logo ${SHIPPED_NAME}"`);

/** Partners' names stand inside sentences as well. */
const SHIPPED_PARTNERS = /\b(Rotalys|VigieAir|Tubalis)\b/;

/** Why a value of the identity cannot go online, in French; nothing if it can. */
export function fictionReason(value: string): string | undefined {
  if (SHIPPED.has(value)) return 'valeur livrée avec le projet, fictive';
  if (SHIPPED_PARTNERS.test(value)) return 'partenaire livré avec le projet, fictif';
  if (FICTION_PREFIXES.some((prefix) => value.startsWith(prefix)))
    return 'numéro réservé à la fiction';
  if (/^\d{3} \d{3} \d{3}$/.test(value) && !isRealSiren(value))
    return 'SIREN fictif (clé de contrôle fausse)';
  if (value.startsWith('FR ') && !isRealSiren(value.slice(6))) return 'TVA d’un SIREN fictif';
  const host = URL.parse(value)?.host ?? value.split('@')[1];
  if (host !== undefined && isReservedHost(host)) return 'domaine réservé aux exemples (.example)';
  return undefined;
}
