import { expect, test } from 'vitest';
import { button, soon, type Visitor } from '../visitor.ts';

const ACCEPTED = { cookieConsent: 'accepted', cookieAnalytics: 'granted' };
const UNTICKED = { cookieConsent: 'accepted', cookieAnalytics: 'denied' };
const REJECTED = { cookieConsent: 'rejected', cookieAnalytics: 'denied' };

const BANNER = '#consent-banner';
const BOX = 'dialog input[type=checkbox]';

const stored = (visitor: Visitor) => visitor.read(() => ({ ...localStorage }));
const isTicked = (visitor: Visitor) =>
  visitor.readFrom(BOX, ([box]) => box instanceof HTMLInputElement && box.checked);

export function consent(visitor: () => Visitor): void {
  for (const [name, choice] of Object.entries({ 'Accepter tout': ACCEPTED, Refuser: REJECTED })) {
    test(`'${name}' is stored, kept on reload and on other pages`, async () => {
      await visitor().goto('/');
      await soon(() => visitor().shown(BANNER)).toBe(1);
      expect(await stored(visitor())).toEqual({});
      await visitor().click(button(name));
      await soon(() => visitor().shown(BANNER)).toBe(0);
      await soon(() => visitor().isFocused('main')).toBe(true);
      expect(await stored(visitor())).toEqual(choice);
      await visitor().reload();
      expect(await visitor().shown(BANNER)).toBe(0);
      await visitor().goto('/contact');
      expect(await visitor().shown(BANNER)).toBe(0);
      expect(await stored(visitor())).toEqual(choice);
    });
  }

  test('choices are opened again, changed and kept', async () => {
    await visitor().goto('/politique-cookies');
    await visitor().click(button('Accepter tout'));
    await visitor().click('footer [data-consent=manage]');
    await soon(() => isTicked(visitor())).toBe(true);
    await visitor().click(BOX);
    await visitor().click(button('Enregistrer'));
    await soon(() => visitor().shown('dialog')).toBe(0);
    expect(await stored(visitor())).toEqual(UNTICKED);
    await visitor().reload();
    await visitor().click('main [data-consent=manage]');
    await soon(() => isTicked(visitor())).toBe(false);
  });

  test('the dialog holds the keyboard, and Escape gives it back', async () => {
    await visitor().goto('/');
    await visitor().click(button('Personnaliser'));
    await soon(() => visitor().shown('dialog:modal')).toBe(1);
    for (let stop = 0; stop < 5; stop += 1) {
      await visitor().press('Tab');
      const isOutside = await visitor().read(
        () => document.activeElement?.matches('body *:not(dialog, dialog *)') ?? false,
      );
      expect(isOutside).toBe(false);
    }
    await visitor().press('Escape');
    await soon(() => visitor().shown('dialog')).toBe(0);
    await soon(() => visitor().isFocused(button('Personnaliser'))).toBe(true);
    expect(await stored(visitor())).toEqual({});
  });
}
