import { describe, expect, test } from 'vitest';
import { sendOne } from '#tests/support/sendOne.ts';

const MESSAGES = {
  'dots at line starts': '.\n..\n.fin\nQUIT\n.\n',
  'four thousand characters': `${'é à ç '.repeat(666)}fin.`,
  'one long word': 'a'.repeat(4000),
  'four thousand emoji units': '👩🏽‍🔧'.repeat(571),
  'right-to-left text and overrides': 'مرحبا\n\u202eesrever\u202c\n\u2069fin\u2068',
  'markup and quotes': `<script>alert("1")</script> & 'x' &lt; <!-- --> ]]>`,
  'header-like lines': 'Bcc: a@b.example\nContent-Type: text/html\n\n--boundary--',
  'equals, tabs and spaces at ends': 'a=3D \t\nb=\n  c  \n\n\n d',
};

describe('a message arrives exactly as it was typed', () => {
  test.each(Object.entries(MESSAGES))('%s', async (_name, typed) => {
    // The store keeps messages trimmed.
    const message = typed.trim();
    const { text, html } = await sendOne('owner', { message });
    const [, afterLabel = ''] = text.split('Message\u00a0:\n\n');
    expect(afterLabel.slice(0, afterLabel.lastIndexOf('\n\n-- \n\n'))).toBe(message);
    expect(html).not.toMatch(/<script|<!--/);
  });
});

test('a value of several lines cannot pass for another fact', async () => {
  const { text } = await sendOne('owner', { company: 'Bocage\nTéléphone\u00a0: 0' });
  expect(text).toContain('\u2068Bocage Téléphone\u00a0: 0\u2069');
});

test('typed words do not stand over our signature', async () => {
  const { text, html } = await sendOne('owner', { message: 'Merci.' });
  expect(text).toMatch(/\nMerci\.\n\n-- \n\n\S/);
  expect(html).toMatch(/Merci\.<\/p>\s*<hr>\s*<p>/);
});
