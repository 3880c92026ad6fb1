import { describe, expect, test } from 'vitest';
import { figures } from '#site/content/figures.ts';
import { regions } from '#site/content/regions.ts';
import { formatFigure } from '#site/domain/figures.ts';
import { decode, pages } from '../support/builtPages.ts';
import { isDelivered } from './isDelivered.ts';

/** As a reader sees it: one kind of space, one kind of apostrophe. */
const plain = (html: string) =>
  decode(html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' '))
    .replaceAll(/[\s\u2060]+/g, ' ')
    .replaceAll('’', "'");

const pageAt = (wanted: string) => pages.find(({ path }) => path === wanted)?.html ?? '';
const home = pageAt('/');

/** The part of the home page from this section to the next. */
function sectionOf(id: string): string {
  const start = home.indexOf(`<section id="${id}"`);
  const next = home.indexOf('<section id="', start + 1);
  return home.slice(start, next < 0 ? undefined : next);
}

/** Every link of a text: what it says, and where it leads. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', inside = '']) => ({ href: decode(href), text: plain(inside).trim() }),
  );

const SECTIONS = [
  ...['accueil', 'methode', 'performance', 'solutions', 'expertise', 'resultats', 'confiance'],
  ...['proximite', 'zone', 'faq', 'partenaires', 'contact'],
];

/** Section, exact label, destination. */
const BUTTONS = [
  ['accueil', 'Demander un diagnostic gratuit', '#contact'],
  ['accueil', 'Découvrir nos solutions de location', '#location'],
  ['methode', 'Découvrir nos solutions', '#solutions'],
  ['performance', 'Simuler mes économies', '#contact'],
  ['expertise', 'Contacter un expert', '#contact'],
  ['resultats', 'Découvrir nos études de cas', '#contact'],
  ['zone', 'Contacter un expert proche de chez vous', '#contact'],
  ['contact', 'Demander un diagnostic gratuit', '/contact#devis'],
] as const;

/** Section 9 of the specification. */
const CONSTANTS = {
  delai_intervention: '24 à 48 h',
  delai_garanti: '48 h',
  delai_reponse: '24 h',
  disponibilite: '7 j/7',
  experience: '20 ans',
  economies: '20 à 30 %',
  economies_moyenne: '30 %',
  retour_chaleur: '2 à 4 ans',
  retour_remplacement: '3 à 5 ans',
  cee_max: '30 %',
  fuites: '20 à 40 %',
  chaleur_compresseur: '90 %',
  duree_vie_vis: '15 à 20 ans',
  age_surconsommation: '10 ans',
  surconsommation: '20 à 30 %',
  installation_simple: '1 à 3 jours',
  installation_complete: '1 à 2 semaines',
  satisfaction: '100 %',
  nombre_questions: '20',
  duree_cookies: '13 mois',
  duree_conservation: '3 ans',
  delai_defilement: '100 ms',
} as const;

// Skipped once the owner has changed the company's name: from then on every word is theirs.
describe.skipIf(!isDelivered)('the site as delivered is the one that was specified', () => {
  test('twelve sections, in order', () => {
    const ids = [...home.matchAll(/<section id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS);
  });

  test.each(BUTTONS)('#%s: « %s » leads to %s', (section, label, href) => {
    expect(linksOf(sectionOf(section))).toContainEqual({ href, text: label });
  });

  test('the headline, the steps, the cards', () => {
    expect(plain(sectionOf('accueil'))).toContain("L'air comprimé sous contrôle");
    expect(plain(sectionOf('accueil'))).toContain("Maîtrisez l'air, garantissez votre production");
    const method = plain(sectionOf('methode'));
    for (const step of [
      'Audit et diagnostic',
      'Maintenance et installation',
      'Optimisation et suivi',
    ])
      expect(method).toContain(step);
    const solutions = linksOf(sectionOf('solutions')).map(({ text }) => text);
    expect(solutions.filter((text) => text.startsWith('Découvrir la solution'))).toHaveLength(4);
    expect(solutions.filter((text) => text.startsWith('Visiter le site'))).toHaveLength(1);
    const more = linksOf(sectionOf('expertise')).filter(({ text }) =>
      text.startsWith('En savoir plus'),
    );
    expect(more.map(({ href }) => href)).toEqual(
      ['air', 'gaz', 'vide', 'energie'].map((anchor) => `/solutions#${anchor}`),
    );
  });

  test('the contact block writes to us, and stands in Paris', () => {
    const expert = linksOf(sectionOf('contact')).find(({ text }) => text === 'Parler à un expert');
    expect(expert?.href).toMatch(/^mailto:\S+@\S+$/);
    expect(plain(sectionOf('contact'))).toMatch(/\b75\d{3} Paris\b/);
  });

  test('the consent banner and its dialog have their words', () => {
    const buttons = [...home.matchAll(/<button[^>]*>([\s\S]*?)<\/button>/g)].map(
      ([, inside = '']) => plain(inside).trim(),
    );
    for (const label of ['Accepter tout', 'Refuser', 'Personnaliser', 'Enregistrer', 'Annuler'])
      expect(buttons).toContain(label);
  });

  test('/solutions has its way back and four quotes', () => {
    const links = linksOf(pageAt('/solutions'));
    const quotes = links.filter(({ text }) => text.startsWith('Demander un devis'));
    const general = quotes.filter(({ href }) => href === '/contact#devis');
    expect(general).toHaveLength(4);
    expect(links).toContainEqual({ href: '/', text: 'Retour' });
  });

  test('the page for an unknown path speaks English', () => {
    const text = plain(pageAt('/404'));
    for (const words of ['404', 'Oops! Page not found', 'Return to Home'])
      expect(text).toContain(words);
  });

  test.each(Object.entries(CONSTANTS))('%s is %s', (name, value) => {
    const figure = figures[name];
    expect(figure && formatFigure(figure)).toBe(value);
  });

  test('where a constant is asked for, it is read', () => {
    const answers = plain(sectionOf('faq')) + plain(sectionOf('zone'));
    for (const name of [
      ...(['delai_intervention', 'delai_garanti', 'economies', 'retour_chaleur'] as const),
      ...(['retour_remplacement', 'cee_max', 'fuites', 'duree_vie_vis'] as const),
      ...(['installation_simple', 'installation_complete', 'duree_cookies'] as const),
    ])
      expect(answers, name).toContain(CONSTANTS[name]);
    expect(home.match(/<details id="faq-/g)).toHaveLength(20);
  });

  test('eleven departments in four regions', () => {
    const zone = regions.map(({ name, departments }) => [
      name,
      departments.map(({ code }) => code),
    ]);
    expect(zone).toEqual([
      ['Île-de-France', ['75', '78', '91', '95']],
      ['Normandie', ['14', '27', '61', '76']],
      ['Centre-Val de Loire', ['28', '45']],
      ['Pays de la Loire', ['72']],
    ]);
  });
});
