import { describe, expect, test } from 'vitest';
import { parseLinks, plainText } from './linkedText.ts';

describe('links in a text', () => {
  test.each([
    ['', []],
    ['Sans lien.', ['Sans lien.']],
    ['[Seul](#zone)', [{ text: 'Seul', href: '#zone' }]],
    [
      'Voyez [le plan](/solutions#maintenance), puis [la location](/#location).',
      [
        'Voyez ',
        { text: 'le plan', href: '/solutions#maintenance' },
        ', puis ',
        { text: 'la location', href: '/#location' },
        '.',
      ],
    ],
    ['Souvent [2:2:1] (aliment).', ['Souvent [2:2:1] (aliment).']],
    ['[2:2:1] et [lien](/a)', ['[2:2:1] et ', { text: 'lien', href: '/a' }]],
    ['[vide]()', [{ text: 'vide', href: '' }]],
  ])('%s', (text, parts) => {
    expect(parseLinks(text)).toEqual(parts);
  });

  test('without its links, a text still says the same', () => {
    expect(plainText(parseLinks('Voyez [le plan](/solutions#maintenance).'))).toBe(
      'Voyez le plan.',
    );
  });
});
