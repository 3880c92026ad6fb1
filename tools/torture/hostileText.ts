import fc from 'fast-check';

/** What breaks careless programs. */
const PIECES = [
  // Direction, joining, width: characters that change how the others are shown.
  ...['\u202e', '\u2066', '\u2069', '\u200f', '\u061c', 'שלום', 'مرحبا'],
  ...['\u200d', '👩‍🔧', '👨‍👩‍👧‍👦', '🏴‍☠️', '\u200b', '\ufeff', '\u00ad', '\ufe0f'],
  // The same text in several Unicode forms.
  ...['e\u0301', 'Å', 'ﬁ', '각', 'İ', 'ß', '\u0344', '\ufb2c', `Z${'\u0351\u0489'.repeat(40)}`],
  // Control characters, lone surrogates, noncharacters.
  ...['\0', '\x01', '\b', '\x1b[31m', '\x7f', '\x80', '\x85', '\x9f', '\v', '\f'],
  ...['\ud800', '\udc00', '\ud83d', '\ufffd', '\ufffe', '\uffff', '\ue000', '\u{10ffff}'],
  // Lines and blanks; headers and the end of a mail.
  ...['\r\n', '\n', '\r', '\t', ' ', '\u2028', '\u2029', '\u00a0', '\u3000', '\u2000'],
  ...['a\r\nBcc: v@x.example', '\r\n.\r\n', '%0d%0a', '\\r\\n'],
  // Spreadsheets, HTML, SQL, templates, paths, prototypes.
  ...['=1+1', '+33', '-2', '@SUM(A1)', '\t=cmd|" /C calc"!A0', '"', ';', ','],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea>',
    '&amp;',
    '<!--',
  ],
  ...["'; drop table leads; --", "' or 1=1 --", '\\', '%s%n', '?', ':email', '$1'],
  ...['{reference}', '{{7*7}}', '$', '{7*7}', '<%= 7 %>', '#{7}', '%00', '../../etc/passwd'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', 'true', '[]'],
];

const piece = fc.constantFrom(...PIECES);
const words = fc.string({ unit: 'grapheme', maxLength: 20 });
const join = (parts: readonly string[]): string => parts.join('');

export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.array(piece, { maxLength: 5 }).map(join) },
  { weight: 4, arbitrary: fc.tuple(words, piece, words).map(join) },
  { weight: 2, arbitrary: words },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(piece, fc.nat({ max: 600 })).map(([one, times]) => one.repeat(times)),
  },
);
