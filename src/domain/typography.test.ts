import { describe, expect, test } from 'vitest';
import { bindTitle, joinHyphens, typeset } from './typography.ts';

// Shown with visible marks, so that a failing test can be read: ~ no-break, _ narrow no-break.
const show = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

describe('French typography', () => {
  test.each([
    ["l'air", 'l’air'],
    ["jusqu'à 30 %", 'jusqu’à 30~%'],
    ['Un site voisin ? Appelez !', 'Un site voisin_? Appelez_!'],
    ['Un site voisin? Appelez!', 'Un site voisin_? Appelez_!'],
    ['bar ; mbar', 'bar_; mbar'],
    ['Attention : danger', 'Attention~: danger'],
    ['« Refuser »', '«~Refuser~»'],
    ['2 800 € par an', '2~800~€ par an'],
    ['12 480 000 kWh', '12~480~000~kWh'],
    ['24 à 48 h', '24~à~48~h'],
    ['de 1 à 3 jours', 'de 1~à~3~jours'],
    ['7 j/7', '7~j/7'],
    ['01 99 00 24 48', '01~99~00~24~48'],
    ['Ensuite. À 7 bar', 'Ensuite. À~7~bar'],
    ['Un ordre de grandeur. À confirmer.', 'Un ordre de grandeur. À~confirmer.'],
    ['n° 5', 'n°~5'],
    ['ISO 8573-1:2010', 'ISO~8573-1:2010'],
    ['le 15 novembre 2026', 'le 15~novembre 2026'],
    ['à suivre...', 'à suivre…'],
  ])('%s becomes %s', (typed, expected) => {
    expect(show(typeset(typed))).toBe(expected);
  });

  test.each([['classe [2:2:1]'], ['en 2026 nous'], ['75011 Paris'], ['24-48h']])(
    '%s stays as it is',
    (text) => {
      expect(typeset(text)).toBe(text);
    },
  );

  test('setting twice changes nothing more', () => {
    const once = typeset("Qu'est-ce ? 20 à 30 % : « oui », 2 800 € !");
    expect(typeset(once)).toBe(once);
  });

  test('words with a hyphen that must not break are joined', () => {
    expect(joinHyphens('un e-mail, ISO 8573-1')).toBe('un e-\u2060mail, ISO 8573-\u20601');
    expect(joinHyphens('Que gagnerai-je, combien coûterait-il, qu’est-ce ?')).toBe(
      'Que gagnerai-\u2060je, combien coûterait-\u2060il, qu’est-\u2060ce ?',
    );
    expect(joinHyphens('Gèlera-t-elle ?')).toBe('Gèlera-\u2060t-\u2060elle ?');
  });
});

test.each([
  ['Mesurer d’abord. Intervenir ensuite.', 'Mesurer~d’abord. Intervenir~ensuite.'],
  ['Vous appelez. Un technicien est là.', 'Vous~appelez. Un~technicien est là.'],
  ['Un vide tenu, les pompes arrêtées', 'Un vide tenu, les~pompes arrêtées'],
  ['Un seul point : le débit', 'Un seul point : le~débit'],
  ['Autant d’air, moins de bruit', 'Autant d’air, moins de~bruit'],
  ['Dites-nous ce qui se passe', 'Dites-nous ce~qui se passe'],
  ['Le coût d’une fuite, le prix', 'Le coût d’une~fuite, le~prix'],
])('the title %s breaks where the sense does', (typed, expected) => {
  expect(show(bindTitle(typed))).toBe(expected);
});
