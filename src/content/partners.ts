import { z } from 'zod';
import { literal, webAddress } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, text, title } from './text.ts';

/** Logos are drawings of ours in src/assets/logos. */
const PARTNER_LOGOS = ['rotalys', 'vigieair', 'tubalis'] as const;
export type PartnerLogo = (typeof PARTNER_LOGOS)[number];

const partner = z.strictObject({
  name: literal,
  description: text,
  url: webAddress,
  logo: z.enum(PARTNER_LOGOS, `logo inconnu : choisir parmi ${PARTNER_LOGOS.join(', ')}`),
});

const partnersSchema = z.strictObject({
  title,
  lead: text,
  visitLabel: label,
  logoLabel: label,
  partners: z.array(partner).length(3, 'trois partenaires sont attendus'),
});

export type Partner = z.output<typeof partner>;
export type PartnersContent = z.output<typeof partnersSchema>;

export const partners = loadYaml('partners.yaml', partnersSchema);
