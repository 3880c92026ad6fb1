import { expect, test } from 'vitest';
import { soon, type Visitor } from '../visitor.ts';
import { aName, expectSent, SEND, SUMMARY } from './form.ts';

/** How the page on screen came: its status, and the redirections before it. */
async function arrival(visitor: Visitor): Promise<string> {
  const { responseStatus, redirectCount } = await visitor.read(() =>
    performance.getEntriesByType('navigation')[0]?.toJSON(),
  );
  // WebKitGTK does not tell the status: there the words and the values kept are the proof.
  return `${responseStatus ?? 'untold'}, redirected ${redirectCount}`;
}

const typedIn = (visitor: Visitor, field: string) =>
  visitor.readFrom(field, ([input]) =>
    input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : '',
  );

export function plainForm(visitor: () => Visitor): void {
  test('refused, the page says why and keeps all; corrected, it redirects to the reference', async () => {
    visitor().accept(/422/);
    await visitor().goto('/contact');
    const name = aName();
    await visitor().fill('#nom', name);
    await visitor().fill('#message', 'Deux mots <b>');
    await visitor().click('input[type=radio][value=formation]');
    await visitor().click(SEND);
    await soon(() => visitor().shown(SUMMARY)).toBe(1);
    expect(await arrival(visitor())).toMatch(/^(422|untold), redirected 0$/);
    expect(await typedIn(visitor(), '#nom')).toBe(name);
    expect(await typedIn(visitor(), '#message')).toBe('Deux mots <b>');
    expect(await visitor().shown('input[value=formation]:checked')).toBe(1);
    await visitor().click(`${SUMMARY} a`);
    await visitor().fill('#telephone', '01 99 00 24 48');
    // By keyboard: the page may still glide to the field, and a button that moves is easily missed.
    await visitor().press('Enter');
    await expectSent(visitor());
    expect(await arrival(visitor())).toMatch(/^(200|untold), redirected 1$/);
  });
}
