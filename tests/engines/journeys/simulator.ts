import { test } from 'vitest';
import { simulator as words } from '#site/content/simulator.ts';
import { savingsOf } from '../savings.ts';
import { button, soon, type Visitor } from '../visitor.ts';

const HEADLINE = '#simulateur p > b';
const SHARED = '/?puissance=110&heures=6000&charge=70&prix=0.14&age=8&fuites=25#simulateur';

const typedIn = (visitor: Visitor, field: string) =>
  visitor.readFrom(field, ([input]) => (input instanceof HTMLInputElement ? input.value : ''));

const headline = (visitor: Visitor) => visitor.text(HEADLINE);

export function simulator(visitor: () => Visitor): void {
  test('it wakes when touched and computes what is typed or moved', async () => {
    await visitor().enter('/');
    await soon(() => headline(visitor())).toBe(savingsOf());
    await visitor().click('#puissance');
    await soon(() => visitor().shown(button(words.copy))).toBe(1);
    await visitor().fill('#heures', '6500');
    await soon(() => headline(visitor())).toBe(savingsOf({ hoursPerYear: 6500 }));
    await visitor().readFrom('#puissance-curseur', ([slider]) => slider?.focus());
    await visitor().press('ArrowRight');
    await soon(() => typedIn(visitor(), '#puissance')).toBe('60');
    await soon(() => headline(visitor())).toBe(savingsOf({ powerKw: 60, hoursPerYear: 6500 }));
  });

  test('an impossible value is told beside its field', async () => {
    await visitor().enter('/');
    await visitor().click('#heures');
    await soon(() => visitor().shown(button(words.copy))).toBe(1);
    await visitor().fill('#heures', '99999');
    await soon(() => visitor().shown('#heures[aria-invalid=true]')).toBe(1);
    await visitor().fill('#heures', '4000');
    await soon(() => visitor().shown('#heures[aria-invalid=true]')).toBe(0);
  });

  test('a shared address brings its values, and the estimate goes to the form', async () => {
    const shared = { powerKw: 110, hoursPerYear: 6000, loadPercent: 70, eurosPerKwh: 0.14 };
    await visitor().enter(SHARED);
    await soon(() => headline(visitor())).toBe(savingsOf(shared));
    await soon(() => typedIn(visitor(), '#prix')).toBe('0,14');
    await visitor().click('#simulateur a[href^="/contact"]');
    await soon(() => visitor().place()).toMatch(/^\/contact\?puissance=110&.*#devis$/);
    await soon(() => visitor().text('#devis')).toContain(savingsOf(shared));
  });
}
