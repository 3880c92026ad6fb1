import { z } from 'zod';
import { email, literal, phone, webAddress } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';

const address = z.strictObject({
  street: literal,
  postalCode: z
    .string('code postal incorrect : cinq chiffres')
    .regex(/^\d{5}$/, 'code postal incorrect : cinq chiffres'),
  city: literal,
});

/** Who we are: every page, the legal texts, the head metadata and the mails read it here. */
const companySchema = z.strictObject({
  name: literal,
  tagline: literal,
  site: webAddress,
  email,
  phone,
  address,
  legal: z.strictObject({
    form: literal,
    capital: literal,
    siren: z
      .string()
      .regex(/^\d{3} \d{3} \d{3}$/, 'SIREN incorrect : neuf chiffres, « 123 456 789 »'),
    registryCity: literal,
    vat: z.string().regex(/^FR \d\d \d{3} \d{3} \d{3}$/, 'TVA incorrecte : « FR 32 123 456 789 »'),
    publicationDirector: literal,
  }),
  host: z.strictObject({ name: literal, address: literal, phone }),
});

export type Company = z.output<typeof companySchema>;
export type Address = z.output<typeof address>;

export const company = loadYaml('company.yaml', companySchema);
