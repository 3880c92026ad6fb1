import { expect, test } from 'vitest';
import { sendOne } from '#tests/support/sendOne.ts';
import { headerName } from './addresses.ts';

const asBase64 = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

test.each([
  asBase64('Aérance <contact@aerance.example>'),
  asBase64('Durand" <victim@example.org>, "x'),
  '=?utf-8?Q?A=C3=A9rance?=',
  '=?iso-8859-1?q?=41?= =?us-ascii?q?=42?=',
  'Zoë =?utf-8?Q?=41?=',
  '"=?utf-8?Q?=41?="',
  '==??utf-8?Q?=41?==?utf-8?Q?=41?=',
  '=\u200b?utf-8?Q?=41?=',
  '=\u0000?utf-8?Q?=41?=',
])('the name %j is shown as it was typed, not decoded', async (lastName) => {
  const { mail } = await sendOne('owner', { lastName, firstName: '' });
  expect(mail.replyTo).toEqual([{ name: headerName(lastName), address: 'noel@atelier.example' }]);
  const letters = (name: string) => name.replace(/[ \0]/g, '');
  expect(letters(headerName(lastName))).toBe(letters(lastName));
});
