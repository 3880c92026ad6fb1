/** What the specification and the brief fix on the home page, once. */
export const SECTIONS = [
  'accueil',
  'methode',
  'performance',
  'solutions',
  'expertise',
  'resultats',
  'confiance',
  'proximite',
  'zone',
  'faq',
  'partenaires',
  'contact',
] as const;

/** Section, exact label, destination. */
export const BUTTONS = [
  ['accueil', 'Demander un diagnostic gratuit', '#contact'],
  ['accueil', 'Découvrir nos solutions de location', '#location'],
  ['methode', 'Découvrir nos solutions', '#solutions'],
  ['performance', 'Simuler mes économies', '#contact'],
  ['expertise', 'Contacter un expert', '#contact'],
  ['resultats', 'Découvrir nos études de cas', '#contact'],
  ['zone', 'Contacter un expert proche de chez vous', '#contact'],
  ['contact', 'Demander un diagnostic gratuit', '/contact#devis'],
] as const;

export const STEPS = [
  /^audit et diagnostic$/i,
  /^maintenance et installation$/i,
  /^optimisation et suivi$/i,
] as const;

/** Title, label of the link; the one without a destination of ours leaves the site. */
export const SOLUTION_CARDS = [
  [/^air comprimé$/i, 'Découvrir la solution'],
  [/^traitement d.air$/i, 'Découvrir la solution'],
  [/^générateurs d.azote et d.oxygène$/i, 'Découvrir la solution'],
  [/^vide industriel$/i, 'Découvrir la solution'],
  [/^énergie et supervision$/i, 'Visiter le site'],
] as const;

export const RENTAL_NEEDS = [
  /^pression$/i,
  /^débit$/i,
  /^qualité d.air$/i,
  /^tension$/i,
  /^durée$/i,
  /^accès$/i,
] as const;

export const EXPERTISE_ANCHORS = ['air', 'gaz', 'vide', 'energie'] as const;

export const FOOTER_LINKS = [
  ['Accueil', '/'],
  ['Solutions', '/solutions'],
  ['Contact', '/#contact'],
  ['Mentions légales', '/mentions-legales'],
  ['Politique de confidentialité', '/politique-confidentialite'],
  ['Politique de cookies', '/politique-cookies'],
] as const;

/** Region → department code, name and prefecture, as tests/content has them. */
export const ZONE = {
  'Pays de la Loire': [
    ['53', 'Mayenne', 'Laval'],
    ['72', 'Sarthe', 'Le Mans'],
  ],
  'Centre-Val de Loire': [
    ['28', 'Eure-et-Loir', 'Chartres'],
    ['41', 'Loir-et-Cher', 'Blois'],
    ['45', 'Loiret', 'Orléans'],
  ],
  Normandie: [
    ['14', 'Calvados', 'Caen'],
    ['27', 'Eure', 'Évreux'],
    ['61', 'Orne', 'Alençon'],
  ],
  'Île-de-France': [
    ['75', 'Paris', 'Paris'],
    ['78', 'Yvelines', 'Versailles'],
  ],
} as const;

export const CODES = Object.values(ZONE).flatMap((departments) =>
  departments.map(([code]) => code),
);

/** Every constant of the specification's section 9 that a visitor may ask for. */
export const CONSTANTS = [
  'delai_intervention',
  'delai_garanti',
  'delai_reponse',
  'disponibilite',
  'economies',
  'economies_moyenne',
  'retour_chaleur',
  'retour_remplacement',
  'cee_max',
  'fuites',
  'chaleur_compresseur',
  'duree_vie_vis',
  'age_surconsommation',
  'surconsommation',
  'installation_simple',
  'installation_complete',
  'duree_cookies',
  'duree_conservation',
] as const;
