import { expect, test } from 'vitest';
import { PAGES } from '../../e2e/support/pages.ts';
import { savingsOf } from '../savings.ts';
import { link, soon, type Visitor } from '../visitor.ts';
import { expectLed, MENU } from './navigation.ts';

export function plainPages(visitor: () => Visitor): void {
  test('pages know that no script runs, and show nothing that needs one', async () => {
    for (const path of PAGES) {
      await visitor().goto(path);
      expect(await visitor().read(() => matchMedia('(scripting: none)').matches)).toBe(true);
      expect(await visitor().shown('#consent-banner, [data-consent=manage]'), path).toBe(0);
    }
  });

  test('links and the menu of narrow windows lead', async () => {
    await visitor().goto('/');
    await visitor().click(link('Zone'));
    await expectLed(visitor(), 'zone');
    await visitor().resize(320, 800);
    await visitor().goto('/');
    await visitor().click(MENU);
    await soon(() => visitor().shown('#menu')).toBe(1);
    await visitor().click('#menu a[href="/solutions"]');
    await soon(() => visitor().place()).toBe('/solutions');
    await visitor().goto('/solutions#vide');
    await expectLed(visitor(), 'vide');
  });

  test('the simulator shows its worked example, and no dead control', async () => {
    await visitor().goto('/');
    expect(await visitor().text('#simulateur p > b')).toBe(savingsOf());
    expect(await visitor().shown('#simulateur :is(input, select, button)')).toBe(0);
  });
}
