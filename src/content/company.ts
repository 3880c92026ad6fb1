import { z } from 'zod';
import { isShippedLogo, isShippedName } from '#site/domain/identity.ts';
import { advise } from './pipeline/advice.ts';
import { hasLogo, logoNames, readLogo } from './pipeline/contentFolder.ts';
import { email, literal, phone, properName, slug, webAddress } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';

const address = z
  .strictObject({
    street: properName.describe('Numéro et rue'),
    postalCode: z
      .string('code postal incorrect : cinq chiffres')
      .regex(/^\d{5}$/, 'code postal incorrect : cinq chiffres')
      .describe('Code postal'),
    city: properName.describe('Ville'),
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

const referencePrefix = z
  .string()
  .regex(/^[A-Z]{2,4}$/, 'préfixe incorrect : deux à quatre lettres majuscules, « AER »')
  .describe('Préfixe des références')
  .meta({ hint: 'Deux à quatre lettres majuscules : AER donne des demandes AER-2611-7K3MQ.' });

const logo = slug
  .refine(hasLogo, { error: () => `logo inconnu : choisir parmi ${logoNames().join(', ')}` })
  .describe('Dessin du nom')
  .meta({
    isLogo: true,
    hint: 'Un fichier SVG de 100 ko au plus, le symbole et le nom. Sans lui, le nom est écrit en lettres à côté du symbole.',
  });

/** Who we are: every page, the legal texts, the head metadata and the mails read it here. */
const companySchema = z
  .strictObject({
    name: properName.describe("Nom de l'entreprise"),
    tagline: properName.describe('Métier, en quelques mots'),
    site: webAddress.describe('Adresse du site'),
    email,
    phone,
    address,
    legal,
    host,
    referencePrefix,
    logo: logo.optional().describe('Dessin du nom'),
  })
  .describe('Entreprise');

type CompanyFile = z.output<typeof companySchema>;

/** The drawing that the project came with says another company's name. */
const hasForeignLogo = ({ name, logo }: CompanyFile): boolean =>
  logo !== undefined && !isShippedName(name) && isShippedLogo(readLogo(logo));

export type Company = CompanyFile;
export type Address = z.output<typeof address>;

const FOREIGN_LOGO =
  'ce dessin porte le nom de l’entreprise livrée avec le projet : le site écrit le vôtre en lettres. Retirez cette ligne, ou donnez le nom de votre fichier SVG';

const loaded = loadYaml(
  'company.yaml',
  advise(companySchema, (file) => (hasForeignLogo(file) ? FOREIGN_LOGO : undefined), ['logo']),
);
const { logo: _foreign, ...withoutLogo } = loaded;

export const company: Company = hasForeignLogo(loaded) ? withoutLogo : loaded;
