import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeadDetail } from '#server/store/reading.ts';
import { EMPTY_VALUES } from '#site/domain/lead.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { csvCell, leadsToCsv, toCsv } from './csv.ts';

/** Parses RFC 4180 with semicolons. Shares no code with what it checks. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let rest = text.replace(/^\uFEFF/, ''); rest !== ''; ) {
    const [whole = '', cell = '', end = ''] = /^"((?:[^"]|"")*)"(;|\r\n)/.exec(rest) ?? [];
    if (whole === '') throw new Error(`not a cell: ${rest}`);
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (end === '\r\n' && rest !== '') rows.push([]);
  }
  return rows;
}

const asRead = (cell: string) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell);

describe('a CSV export', () => {
  test('is read back as it was, whatever was typed, and never holds a formula', () => {
    const nasty = tuple(
      constantFrom('', '=', '+', '-', '@', '\t', '\r', '＝', '＠', '"', ';', '\r\n'),
      string({ unit: 'binary' }),
    );
    const rows = array(
      array(
        nasty.map((parts) => parts.join('')),
        { minLength: 1, maxLength: 4 },
      ),
      { minLength: 1, maxLength: 4 },
    );
    assert(
      property(rows, (table) => {
        const parsed = parseCsv(toCsv(table));
        expect(parsed).toEqual(table.map((row) => row.map(asRead)));
        expect(parsed.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['=1+1', '+33 6', '-2', '@SUM(A1)', '\tx', '\rx'])('%j becomes text', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });

  test('opens in a French Excel: mark, semicolons, dates, phones that keep their nought', () => {
    const lead: LeadDetail = {
      ...EMPTY_VALUES,
      reference: 'AER-2611-7K3MQ',
      receivedAt: new Date('2026-11-15T07:07:30Z'),
      hold: undefined,
      answeredAt: undefined,
      lastName: 'Le "Grand"',
      firstName: 'Zoé',
      email: 'zoe@usine.example',
      phone: '0612345678',
      company: 'A;B',
      city: 'Évreux',
      requestType: 'cee',
      message: 'deux\nlignes',
      mails: [
        {
          kind: 'owner',
          state: 'sent',
          attempts: 1,
          dueAt: undefined,
          settledAt: undefined,
          reason: undefined,
        },
      ],
    };
    const csv = leadsToCsv([lead], mailSettings.words.mails);
    expect(csv.startsWith('\uFEFF"Référence";"Reçue le";')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const [heads = [], cells = []] = parseCsv(csv);
    const row = Object.fromEntries(heads.map((head, index) => [head, cells[index]]));
    expect(row).toMatchObject({
      'Reçue le': '15/11/2026 08:07:30',
      Nom: 'Le "Grand"',
      Téléphone: '06 12 34 56 78',
      Société: 'A;B',
      Message: 'deux\nlignes',
      "Mail à l'entreprise": 'envoyé',
      'Mail au visiteur': '',
    });
  });
});
