import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLIENT, decode, pages, visibleText } from '../support/builtPages.ts';

const textOf = (wanted: string) =>
  visibleText(pages.find(({ path }) => path === wanted)?.html ?? '').replaceAll(/\s+/g, ' ');
const home = pages.find(({ path }) => path === '/')?.html ?? '';

// Typed here, not read from the content, so that code that mixes two fields up is caught.
describe('the company of the tests is told as it is', () => {
  test('to visitors', () => {
    expect(textOf('/contact')).toContain('Lefèvre & Fils, 7 bis rue de l’Écluse 41000 Blois');
    expect(home).toContain('href="tel:+33261913741"');
    expect(home).toContain('href="mailto:bonjour@lefevre-et-fils.example"');
    expect(textOf('/')).toContain('Dix départements, une seule promesse');
    expect(textOf('/')).toContain('Vos questions, dix-huit réponses');
  });

  test('to the law', () => {
    const legal = textOf('/mentions-legales');
    for (const fact of [
      'Lefèvre & Fils, société à responsabilité limitée',
      '120 000 €',
      'RCS Blois 402 318 657',
      'FR 18 402 318 657',
      'Maëlle Lefèvre, gérante de la société',
      'Nuage de Loire',
      '31 levée des Essais, 45000 Orléans',
      '03 53 01 60 12',
    ])
      expect(legal).toContain(fact);
  });

  test('to search engines', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(home) ?? [];
    const graph: readonly object[] = JSON.parse(json)['@graph'];
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'LocalBusiness',
        name: 'Lefèvre & Fils',
        email: 'bonjour@lefevre-et-fils.example',
        telephone: '+33261913741',
        vatID: 'FR18402318657',
        identifier: expect.objectContaining({ propertyID: 'SIREN', value: '402318657' }),
        address: expect.objectContaining({
          streetAddress: '7 bis rue de l’Écluse',
          postalCode: '41000',
          addressLocality: 'Blois',
        }),
      }),
    );
    expect(readFileSync(`${CLIENT}/robots.txt`, 'utf8')).toContain(
      'Sitemap: https://www.lefevre-et-fils.example/sitemap.xml',
    );
  });

  test('and the one of the project as delivered is nowhere', () => {
    const told = pages.map(({ html }) => decode(html)).join('');
    expect(told).not.toMatch(
      /Aérance|aerance\.example|01\s99\s00\s24\s48|Rotalys|VigieAir|Tubalis/,
    );
  });
});
