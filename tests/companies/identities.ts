import type { Identity } from './generate.ts';

/** Names that every page must cope with: very short, nearly a hundred characters, every character special in HTML. */
export const IDENTITIES: Readonly<Record<string, Identity>> = {
  short: {
    name: 'ID',
    domain: 'id-air.fr',
    phone: '02 35 12 34 56',
    siren: '732 829 320',
    referencePrefix: 'ID',
    street: '1 rue du Bac',
    postalCode: '76000',
    city: 'Rouen',
  },
  long: {
    name: "Société Normande et Francilienne de Maintenance d'Air Comprimé et des Fluides Industriels Réunis",
    domain: 'maintenance-air-comprime-fluides-industriels-reunis.fr',
    phone: '02 31 98 76 54',
    siren: '404 833 048',
    referencePrefix: 'SNFM',
    street:
      "117 bis avenue du Maréchal-de-Lattre-de-Tassigny, bâtiment C, zone d'activités de l'Étoile",
    postalCode: '14280',
    city: 'Saint-Germain-la-Blanche-Herbe',
  },
  signs: {
    name: 'O\'Brien & Fils "Air <Gaz>"',
    domain: 'obrien-fils.fr',
    phone: '01 40 11 22 33',
    siren: '552 100 554',
    referencePrefix: 'OBF',
    street: "3 cour de l'Horloge",
    postalCode: '75012',
    city: 'Paris',
  },
};
