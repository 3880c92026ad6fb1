import type { Page } from '@playwright/test';

export const FIELD_NAMES = [
  'nom',
  'prenom',
  'telephone',
  'email',
  'societe',
  'ville',
  'message',
] as const;
export type Values = Partial<Record<(typeof FIELD_NAMES)[number], string>>;

export const REFERENCE = /^[A-Z]{3}-\d{4}-[0-9A-Z]{5}$/;

/** Each test has words of its own: the same words twice are one request. */
export const aRequest = (values: Values = {}): Values => ({
  nom: `Benali ${crypto.randomUUID().slice(0, 8)}`,
  telephone: '01 99 00 24 48',
  ...values,
});

export async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
}

export const send = (page: Page) =>
  page.getByRole('button', { name: 'Envoyer la demande' }).click();

/** The island has come: what is sent before goes as from a browser without scripts. */
export const islandIsThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('form')?.noValidate);

export const summary = (page: Page) =>
  page.locator('#devis').getByRole('group').and(page.locator('#a-corriger'));

/** The reference on the nameplate of the confirmation. */
export async function reference(page: Page): Promise<string> {
  await page.waitForURL(/\/contact\/merci\?reference=/);
  return (await page.getByRole('main').locator('b').textContent()) ?? '';
}
