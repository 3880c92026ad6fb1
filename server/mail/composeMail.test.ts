import { describe, expect, test } from 'vitest';
import { aLead } from '#tests/support/aLead.ts';
import { NOW, sendOne } from '#tests/support/sendOne.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import type { MailKind } from '../leads/ports.ts';
import { composeMail } from './composeMail.ts';

describe('the mail to the owner', () => {
  test('comes from us, goes to us, answers to the person', async () => {
    const { from, to, mail, header } = await sendOne('owner');
    expect(from).toBe('site@aerance.example');
    expect(to).toEqual(['demandes@aerance.example']);
    expect(mail.from).toEqual({ name: 'Lefèvre & Fils', address: 'site@aerance.example' });
    expect(mail.replyTo).toEqual([
      { name: "Noël d'Arc Étienne-Martin", address: 'noel@atelier.example' },
    ]);
    expect(mail.messageId).toBe('<AER-2611-7K3MQ.owner@aerance.example>');
    expect(mail.date).toBe(NOW.toISOString());
    expect(header('x-reference')).toEqual(['AER-2611-7K3MQ']);
    expect(header('auto-submitted')).toEqual([]);
  });

  test('shows the number first, ready to dial, and the estimate', async () => {
    const { text, html, mail } = await sendOne('owner', { estimate: 'Environ 4 000 € par an' });
    expect(mail.subject).toContain('AER-2611-7K3MQ');
    expect(mail.subject).toContain('Devis');
    expect(html).toContain('<a href="tel:+33639981234"><bdi>06 39 98 12 34</bdi></a>');
    expect(text.indexOf('06 39 98 12 34')).toBeLessThan(text.indexOf('noel@atelier.example'));
    expect(text).toContain('Environ 4 000 € par an');
  });

  test('without an e-mail has nobody to answer to', async () => {
    const { mail, text } = await sendOne('owner', { email: '' });
    expect(mail.replyTo).toBeUndefined();
    expect(text).toContain('appeler');
  });
});

describe('the acknowledgement', () => {
  test('is marked as automatic and answers to our public address', async () => {
    const { to, mail, header } = await sendOne('visitor');
    expect(to).toEqual(['noel@atelier.example']);
    expect(mail.replyTo).toMatchObject([{ address: 'bonjour@lefevre-et-fils.example' }]);
    expect(mail.messageId).toBe('<AER-2611-7K3MQ.visitor@aerance.example>');
    expect(header('auto-submitted')).toEqual(['auto-generated']);
  });

  test('says what we received, what comes next, whom to call and who keeps the data', async () => {
    const { text, html } = await sendOne('visitor');
    for (const part of [
      'AER-2611-7K3MQ',
      'Devis',
      'dimanche 15\u00a0novembre 2026\u00a0à\u00a010:42',
      '12\u00a0h',
      '02\u00a061\u00a091\u00a037\u00a041',
      'effacer',
    ])
      expect(text).toContain(part);
    expect(html).toContain('href="tel:+33261913741"');
    const policy = 'https://www.lefevre-et-fils.example/politique-confidentialite';
    expect(text).toContain(policy);
    expect(html).toContain(`href="${policy}"`);
    expect(text + html).not.toMatch(/[{}]|undefined/);
  });

  test.each([
    ['2026-10-31T23:30:00Z', 'dimanche 1er\u00a0novembre 2026\u00a0à\u00a000:30'],
    ['2026-07-21T22:05:00Z', 'mercredi 22\u00a0juillet 2026\u00a0à\u00a000:05'],
  ])('gives the date of %s as it was in Paris', async (receivedAt, shown) => {
    const { text } = await sendOne('visitor', { receivedAt: new Date(receivedAt) });
    expect(text).toContain(shown);
  });

  const TYPED = {
    lastName: 'Gagnez https://trap.example/name',
    firstName: '<b>VotrePrime</b>',
    company: 'https://trap.example/company',
    city: '<a href="https://trap.example/city">Vire</a>',
    phone: '06 39 98 77 77',
    message: 'Cliquez : https://trap.example/message\r\nBcc: victim@example.org',
    estimate: 'Votre gain : https://trap.example/estimate',
  };

  test('is the same whatever was typed', () => {
    const compose = (typed: typeof TYPED | undefined) =>
      composeMail({ id: 1, kind: 'visitor', lead: aLead(typed) }, mailSettings, NOW);
    expect(compose(TYPED)).toEqual(compose(undefined));
  });

  test('arrives without a trace of what was typed but the address, under To', async () => {
    const email = 'stranger@atelier.example';
    const { mail, text, html, raw } = await sendOne('visitor', { ...TYPED, email });
    expect(mail.to).toMatchObject([{ address: email }]);
    const headers = mail.headers.filter(({ key }) => key !== 'to').map(({ value }) => value);
    const sent = raw.replace(/^To:.*\r\n/m, '').replaceAll('=\r\n', '');
    for (const part of [text, html, mail.subject, JSON.stringify(mail.replyTo), ...headers, sent])
      expect(part).not.toMatch(/trap|Gagnez|Prime|Vire|98 77|Cliquez|victim|gain|stranger/);
  });
});

const EVIL_NAMES = [
  'Durand\r\nBcc: victim@example.org',
  'Durand\nX-Injected: 1',
  'Durand, victim@example.org',
  'Groupe: victim@example.org, other@example.org;',
  '"Durand" <victim@example.org>',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.org?=',
  '\u202egro.elpmaxe@mitciv',
];

describe('what a stranger types cannot become a header', () => {
  test.each(EVIL_NAMES)('name %j', async (lastName) => {
    const { mail, to, header, raw } = await sendOne('owner', { lastName, firstName: '' });
    expect(to).toEqual(['demandes@aerance.example']);
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'noel@atelier.example' });
    expect([...header('bcc'), ...header('cc'), ...header('x-injected')]).toEqual([]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|X-Injected)/im);
    expect(JSON.stringify(mail.replyTo)).not.toContain('\u202e');
  });

  test.each([
    'a@b.example\r\nBcc: victim@example.org',
    'a@b.example, victim@example.org',
    'g: a@b.example, victim@example.org;',
    'Nom <a@b.example>',
    'a@b.example> SIZE=1',
    'a b@c.example',
    '@b.example',
    'a@',
    'a@b..example',
    '=?utf-8?Q?victim=40example.org=3E=2C_=3Ca?=@b.example',
    `${'a'.repeat(250)}@b.example`,
  ])('address %j', async (email) => {
    const compose = (kind: MailKind) =>
      composeMail({ id: 1, kind, lead: aLead({ email }) }, mailSettings, NOW);
    expect(() => compose('visitor')).toThrow('INVALID ADDRESS');
    expect(compose('owner').replyTo).toBeUndefined();
  });

  test.each(['jean+devis@sous.domaine.example', 'x@société.example', "o'neil@b.example"])(
    'an unusual but good address: %s',
    async (email) => {
      const { to, mail } = await sendOne('visitor', { email });
      expect(to).toEqual([email]);
      expect(mail.to).toHaveLength(1);
    },
  );
});
