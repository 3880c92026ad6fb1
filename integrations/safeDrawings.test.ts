import { expect, test } from 'vitest';
import { safeDrawings } from './safeDrawings.ts';

test('no style of the body holds a sign that opens a tag', () => {
  const css = '@media (width<=61.99rem){a>b{}}@container x (height<=9rem){}@media (width>=62rem){}';
  const head = `<head><style>${css}</style></head>`;
  expect(safeDrawings(`${head}<svg><style>${css}</style></svg><p>(width<=1)</p>`)).toBe(
    `${head}<svg><style>@media (max-width:61.99rem){a>b{}}@container x (max-height:9rem){}` +
      '@media (width>=62rem){}</style></svg><p>(width<=1)</p>',
  );
});

test('what has no head stays as it is', () => {
  expect(safeDrawings('<style>@media (width<=1px){}</style>')).toBe(
    '<style>@media (width<=1px){}</style>',
  );
});
