import { z } from 'zod';
import { email, literal, phone, webAddress } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';

const address = z
  .strictObject({
    street: literal.describe('Numéro et rue'),
    postalCode: z
      .string('code postal incorrect : cinq chiffres')
      .regex(/^\d{5}$/, 'code postal incorrect : cinq chiffres')
      .describe('Code postal'),
    city: literal.describe('Ville'),
  })
  .describe('Adresse');

const legal = z
  .strictObject({
    form: literal.describe('Forme juridique'),
    capital: literal.describe('Capital social'),
    siren: z
      .string()
      .regex(/^\d{3} \d{3} \d{3}$/, 'SIREN incorrect : neuf chiffres, « 123 456 789 »')
      .describe('SIREN'),
    registryCity: literal.describe('Ville du registre du commerce'),
    vat: z
      .string()
      .regex(/^FR \d\d \d{3} \d{3} \d{3}$/, 'TVA incorrecte : « FR 32 123 456 789 »')
      .describe('TVA intracommunautaire'),
    publicationDirector: literal.describe('Directeur de la publication'),
  })
  .describe('Informations légales');

const host = z
  .strictObject({
    name: literal.describe("Nom de l'hébergeur"),
    address: literal.describe("Adresse de l'hébergeur"),
    phone: phone.describe("Téléphone de l'hébergeur"),
  })
  .describe('Hébergeur');

/** Who we are: every page, the legal texts, the head metadata and the mails read it here. */
const companySchema = z
  .strictObject({
    name: literal.describe("Nom de l'entreprise"),
    tagline: literal.describe('Métier, en quelques mots'),
    site: webAddress.describe('Adresse du site'),
    email,
    phone,
    address,
    legal,
    host,
  })
  .describe('Entreprise');

export type Company = z.output<typeof companySchema>;
export type Address = z.output<typeof address>;

export const company = loadYaml('company.yaml', companySchema);
