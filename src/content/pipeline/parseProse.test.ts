import { describe, expect, test } from 'vitest';
import { parseProse, UnsupportedMarkdown } from './parseProse.ts';

describe('Markdown', () => {
  test('headings get an address', () => {
    expect(parseProse('## Éditeur du site')).toEqual([
      { kind: 'heading', id: 'editeur-du-site', text: 'Éditeur du site' },
    ]);
  });

  test('a table without titles is a list of facts, one with titles is a table', () => {
    expect(parseProse('| | |\n|---|---|\n| Nom | Aérance |')).toMatchObject([
      { kind: 'facts', facts: [{ term: [{ text: 'Nom' }], detail: [{ text: 'Aérance' }] }] },
    ]);
    expect(parseProse('## Liste\n\n| Nom | Rôle |\n|---|---|\n| `a` | b |')).toMatchObject([
      { kind: 'heading' },
      {
        kind: 'table',
        labelledBy: 'liste',
        rows: [[[{ kind: 'code', text: 'a' }], [{ text: 'b' }]]],
      },
    ]);
  });

  test('text is typeset, addresses and code are not', () => {
    expect(parseProse("L'adresse : contact@site.fr, `a : b`")).toMatchObject([
      {
        children: [
          { text: 'L’adresse\u00a0: ' },
          { kind: 'link', href: 'mailto:contact@site.fr', children: [{ text: 'contact@site.fr' }] },
          { text: ', ' },
          { kind: 'code', text: 'a : b' },
        ],
      },
    ]);
  });

  test('what a legal text has no use for is refused, not dropped', () => {
    for (const source of [
      '# Trop grand',
      '### Trop petit',
      '<b>html</b>',
      '![image](x.png)',
      '    code',
      '---',
      '## Le **délai**',
      'Durand &amp; fils',
      '## Contact\n\nUn.\n\n## Contact\n\nDeux.',
    ]) {
      expect(() => parseProse(source), source).toThrow(UnsupportedMarkdown);
    }
  });
});
