import { expect, test } from 'vitest';
import { REFERENCE } from '../../e2e/support/contact.ts';
import { button, soon, type Visitor } from '../visitor.ts';

export const SEND = button('Envoyer la demande');
export const SUMMARY = '#devis #a-corriger[role=group]';

export const aName = () => `Benali ${crypto.randomUUID().slice(0, 8)}`;

/** The request is kept, and the visitor has what to quote. */
export async function expectSent(visitor: Visitor): Promise<void> {
  await soon(() => visitor.place()).toMatch(/^\/contact\/merci\?reference=/);
  await soon(() => visitor.text('main b')).toMatch(REFERENCE);
  expect(await visitor.place()).toContain(await visitor.text('main b'));
}

export function form(visitor: () => Visitor): void {
  test('leaving a field says what is wrong with it, until it is right', async () => {
    await visitor().enter('/contact');
    await visitor().click('#nom');
    await soon(() => visitor().shown('form[novalidate]')).toBe(1);
    await visitor().fill('#email', 'karim@');
    await visitor().click('#ville');
    await soon(() => visitor().shown('#email[aria-invalid=true]')).toBe(1);
    const told = ([field]: HTMLElement[]) =>
      (field?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(await visitor().readFrom('#email', told)).toContain('nom@societe.fr');
    await visitor().fill('#email', 'karim@laiterie.example');
    await visitor().click('#ville');
    await soon(() => visitor().shown('#email[aria-invalid=true]')).toBe(0);
  });

  test('without a way to answer it says so; with one it is sent, and has a reference', async () => {
    await visitor().enter('/contact');
    const name = aName();
    await visitor().fill('#nom', name);
    await soon(() => visitor().shown('form[novalidate]')).toBe(1);
    await visitor().click(SEND);
    await soon(() => visitor().isFocused(SUMMARY)).toBe(true);
    await visitor().click(`${SUMMARY} a`);
    await soon(() => visitor().isFocused('#telephone')).toBe(true);
    expect(await visitor().place()).toMatch(/^\/contact/);
    await visitor().fill('#telephone', '01 99 00 24 48');
    await visitor().click(SEND);
    await expectSent(visitor());
  });
}
