import { test } from 'vitest';
import { link, soon, type Visitor } from '../visitor.ts';

/** By its place: its word changes as it opens. */
export const MENU = '[popovertarget=menu]';

const SECTIONS = { Énergie: 'performance', Zone: 'zone', Questions: 'faq', Contact: 'contact' };

/** A title one was led to: under the header, and high enough to be what one reads first. */
export async function expectLed(visitor: Visitor, id: string): Promise<void> {
  await soon(() =>
    visitor.read((anchor) => {
      const title = document.querySelector(`#${anchor} :is(h2, h3)`);
      const top = title?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      return top >= header && top < innerHeight / 2 ? 'in sight' : `${top} px, header ${header} px`;
    }, id),
  ).toBe('in sight');
}

export function navigation(visitor: () => Visitor): void {
  test('the row of links leads to each section, clear of the header', async () => {
    await visitor().enter('/');
    await soon(() => visitor().shown(MENU)).toBe(0);
    for (const [name, id] of Object.entries(SECTIONS)) {
      await visitor().click(link(name));
      await soon(() => visitor().place()).toBe(`/#${id}`);
      await expectLed(visitor(), id);
    }
  });

  test('from page to page and back', async () => {
    await visitor().enter('/');
    await visitor().click('#menu a[href="/solutions"]');
    await soon(() => visitor().place()).toBe('/solutions');
    await soon(() => visitor().shown('h1')).toBe(1);
    await visitor().click(link('Retour'));
    await soon(() => visitor().place()).toBe('/');
    await visitor().back();
    await soon(() => visitor().place()).toBe('/solutions');
    await visitor().goto('/contact');
    await visitor().click('#menu a[href="/#zone"]');
    await soon(() => visitor().place()).toBe('/#zone');
    await expectLed(visitor(), 'zone');
  });

  test('the menu of narrow windows opens, leads and closes', async () => {
    await visitor().resize(320, 800);
    await visitor().enter('/');
    await soon(() => visitor().shown('#menu')).toBe(0);
    for (const id of ['zone', 'faq']) {
      await visitor().click(MENU);
      await soon(() => visitor().shown('#menu')).toBe(1);
      await visitor().click(`#menu a[href="/#${id}"]`);
      await soon(() => visitor().shown('#menu')).toBe(0);
      await expectLed(visitor(), id);
    }
    await visitor().click(MENU);
    await soon(() => visitor().shown('#menu')).toBe(1);
    await visitor().press('Escape');
    await soon(() => visitor().shown('#menu')).toBe(0);
  });

  test('/solutions scrolls to the hash it is opened with', async () => {
    await visitor().enter('/solutions#vide');
    await expectLed(visitor(), 'vide');
  });

  test('an unknown address says so and leads home', async () => {
    visitor().accept(/404/);
    await visitor().enter('/page/inconnue');
    await soon(() => visitor().text('h1')).toBe('404');
    await visitor().click('main a[href="/"]');
    await soon(() => visitor().place()).toBe('/');
  });
}
