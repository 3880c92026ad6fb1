/** The new text of a file; undefined deletes it. */
type Change = (source: string) => string | undefined;

export const replace =
  (from: string | RegExp, to: string): Change =>
  (source) =>
    source.replace(from, to);

/** What the owner may get wrong, and what the build must then say. */
export const MISTAKES: readonly (readonly [string, string, Change, RegExp])[] = [
  [
    'a YAML syntax error',
    'hero.yaml',
    replace('title: ', 'title: "'),
    /content\/hero\.yaml:\d+ : syntaxe YAML/,
  ],
  [
    'an empty name',
    'company.yaml',
    replace('name: Lefèvre & Fils', 'name: ""'),
    /content\/company\.yaml:3 champ « name » : texte vide/,
  ],
  [
    'a confirmation without a date',
    'declarations.yaml',
    replace(/(experience:\n {2}confirmation: ).*/, '$1oui'),
    /content\/declarations\.yaml:\d+ champ « experience\.confirmation » : écrivez « à confirmer », ou la date/,
  ],
  [
    'a confirmed statement that is still to be filled in',
    'declarations.yaml',
    replace(/(attestation_capacite:\n {2}confirmation: ).*/, '$1"2026-11-20 : reçue"'),
    /content\/declarations\.yaml:\d+ champ « attestation_capacite\.confirmed » : remplacez ce qui est entre crochets/,
  ],
  [
    'a bad e-mail',
    'company.yaml',
    replace('bonjour@lefevre-et-fils.example', 'bonjour@'),
    /company\.yaml:6 champ « email » : adresse e-mail incorrecte/,
  ],
  [
    'a bad phone number',
    'company.yaml',
    replace('02 61 91 37 41', '0261913741'),
    /company\.yaml:7 champ « phone » : numéro incorrect/,
  ],
  [
    'a SIREN too short',
    'company.yaml',
    replace('402 318 657', '402 318'),
    /company\.yaml:15 champ « legal\.siren » : SIREN incorrect/,
  ],
  [
    'an unknown figure',
    'proof.yaml',
    replace('{economies}', '{economie}'),
    /proof\.yaml:\d+ champ « stats\[1\]\.value » : chiffre inconnu \{economie\}/,
  ],
  [
    'an unknown figure in a legal text',
    'legal/politique-cookies.md',
    replace('{duree_cookies}', '{duree}'),
    /legal\/politique-cookies\.md:\d+ champ « texte » : chiffre inconnu/,
  ],
  [
    'an unknown department',
    'regions.yaml',
    replace('code: "61"', 'code: "99"'),
    /regions\.yaml:39 champ « \[2\]\.departments\[2\]\.code » : code de département inconnu/,
  ],
  [
    'a department listed twice',
    'regions.yaml',
    replace('code: "61"', 'code: "75"'),
    /cité deux fois/,
  ],
  [
    'an unknown field',
    'hero.yaml',
    replace('overline:', 'surtitre:'),
    /champ « surtitre » : champ inconnu/,
  ],
  [
    'a missing field',
    'hero.yaml',
    replace(/^lead: .*\n/m, ''),
    /hero\.yaml:\d+ champ « lead » : champ manquant/,
  ],
  [
    'a missing figure',
    'figures.yaml',
    replace('cee_max:', 'cee:'),
    /figures\.yaml:\d+ champ « cee_max » : champ manquant/,
  ],
  [
    'a range the wrong way round',
    'figures.yaml',
    replace('[ 25, 35 ]', '[ 35, 25 ]'),
    /figures\.yaml:\d+ champ « fuites » : la plage va du petit au grand/,
  ],
  [
    'more than a hundred per cent',
    'figures.yaml',
    replace(/(?<=^satisfaction:\n.*\n) {2}value: 98/m, '  value: 120'),
    /figures\.yaml:\d+ champ « satisfaction » : un pourcentage ne dépasse pas 100/,
  ],
  [
    'a promise shorter than what is announced',
    'figures.yaml',
    replace(/(?<=^delai_garanti:\n.*\n) {2}value: 36/m, '  value: 12'),
    /figures\.yaml:\d+ champ « delai_garanti » : le délai garanti ne peut pas être plus court/,
  ],
  [
    'a link in an answer that leads out of the site',
    'faq.yaml',
    replace('(/solutions#gaz)', '(www.ailleurs.fr)'),
    /faq\.yaml:\d+ champ « groups\[\d\]\.items\[\d\]\.answer » : lien interne incorrect/,
  ],
  ['a missing file', 'zone.yaml', () => undefined, /content\/zone\.yaml:1 : fichier manquant/],
  [
    'a text with HTML',
    'legal/mentions-legales.md',
    replace('## Hébergeur', '<div>x</div>\n\n## Hébergeur'),
    /mentions-legales\.md:\d+ champ « texte » : mise en forme/,
  ],
];
