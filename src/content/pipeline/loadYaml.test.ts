import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './contentError.ts';
import { email, linkedTextWith, literal, textWith } from './fields.ts';
import { parseYaml } from './parseYaml.ts';
import { validate } from './validate.ts';

const variables = new Map([
  ['delai', (form: string | undefined) => (form === undefined ? '24 à 48 h' : undefined)],
]);

const schema = z.strictObject({
  name: literal,
  email,
  people: z.array(z.strictObject({ title: textWith(variables) })),
});

function problems(source: string) {
  try {
    validate('content/essai.yaml', parseYaml('content/essai.yaml', source), schema);
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.map(({ line, field, reason }) => ({ line, field, reason }));
    throw error;
  }
  return [];
}

const GOOD = `name: Aérance\nemail: a@b.fr\npeople:\n  - title: En {delai}\n`;

describe('a content file', () => {
  test('that is right gives filled and typeset values', () => {
    const value = validate('x', parseYaml('x', GOOD), schema);
    expect(value.people[0]?.title).toBe('En 24\u00a0à\u00a048\u00a0h');
  });

  test('with an empty name is refused at its line', () => {
    expect(problems(GOOD.replace('name: Aérance', 'name: ""'))).toMatchObject([
      { line: 1, field: 'name', reason: expect.stringContaining('texte vide') },
    ]);
    expect(problems(GOOD.replace('name: Aérance', 'name:'))).toMatchObject([
      { line: 1, field: 'name', reason: 'champ vide' },
    ]);
  });

  test('with a bad e-mail is refused, and says what was read', () => {
    expect(problems(GOOD.replace('a@b.fr', 'a@'))).toMatchObject([
      { line: 2, field: 'email', reason: expect.stringContaining('"a@"') },
    ]);
  });

  test('with an unknown figure or form is refused', () => {
    expect(problems(GOOD.replace('{delai}', '{delais}'))).toMatchObject([
      {
        line: 4,
        field: 'people[0].title',
        reason: expect.stringContaining('chiffre inconnu {delais}'),
      },
    ]);
    expect(problems(GOOD.replace('{delai}', '{delai.long}'))).toMatchObject([
      { line: 4, reason: expect.stringContaining('forme inconnue') },
    ]);
  });

  test('with a missing and an unknown field names both', () => {
    expect(problems(GOOD.replace('email:', 'emial:'))).toEqual([
      { line: 1, field: 'email', reason: 'champ manquant' },
      { line: 2, field: 'emial', reason: 'champ inconnu (faute de frappe ?)' },
    ]);
  });

  test('with a syntax error is refused at its line', () => {
    expect(problems(`name: "Aérance\nemail: a@b.fr\n`)[0]).toMatchObject({
      reason: expect.stringContaining('syntaxe YAML'),
    });
    expect(problems(`${GOOD}name: encore\n`)).toMatchObject([
      { line: 5, reason: expect.stringContaining('syntaxe') },
    ]);
  });
});

describe('a text with links', () => {
  const linked = linkedTextWith(variables);

  test('is filled and typeset, its addresses left as typed', () => {
    expect(linked.parse("En {delai}, d'où [l'azote](/solutions#gaz) ?")).toEqual([
      'En 24\u00a0à\u00a048\u00a0h, d’où ',
      { text: 'l’azote', href: '/solutions#gaz' },
      '\u202f?',
    ]);
  });

  test.each(['https://ailleurs.fr', 'solutions', '', '/Solutions', 'javascript:x'])(
    'is refused where it leads to « %s »',
    (href) => {
      const { error } = linked.safeParse(`Voyez [ici](${href}).`);
      expect(error?.issues).toHaveLength(1);
      expect(error?.issues[0]?.message).toMatch(/^lien .* \(« ici »\)$/);
    },
  );
});
