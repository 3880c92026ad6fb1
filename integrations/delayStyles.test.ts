import { expect, test } from 'vitest';
import { delayStyles } from './delayStyles.ts';

const page = (css: string, mark = '<svg><style></style></svg>') =>
  `<head><style>${css}</style></head><section class="a b">${mark}</section><p class="c"></p>`;

test('what only later sections use comes after the first screen, in its order', () => {
  const css = '.c{gap:0.5rem}.a{}@media (width<=40rem){.c{}.d{}}@layer x{.c{}}.d{}';
  const html = delayStyles(page(css));
  expect(html).toContain('<head><style>.a{}@layer x{.c{}}</style>');
  expect(html).toContain('<svg><style>.c{gap:0.5rem}@media (width<=40rem){.c{}.d{}}.d{}</style>');
});

test('a rule that the first screen shares stays, and paper waits', () => {
  const html = delayStyles(page('.c,.b{}@media print{.a{}}@media (width>=1px){.c{}.a{}}'));
  expect(html).toContain('<head><style>.c,.b{}@media (width>=1px){.c{}.a{}}</style>');
  expect(html).toContain('<svg><style>@media print{.a{}}</style>');
});

test('fonts, keyframes and rules without a class stay', () => {
  const css = '@font-face{src:url(f.woff2)}@keyframes k{to{opacity:.5}}a{}@layer x;';
  expect(delayStyles(page(css))).toBe(page(css));
});

test('the last styles of the page come after the first screen too', () => {
  const html = delayStyles(
    `${page('.a{}.c{}')}<style>.e{}</style><svg><style>@media (width<=1px){.f{}}</style></svg>`,
  );
  expect(html).toContain('<svg><style>.c{}@media (width<=1px){.f{}}</style>');
  expect(html).toContain('<style>.e{}</style><svg></svg>');
});

test('a page without the mark keeps its head', () => {
  const html = page('.c{}', '');
  expect(delayStyles(html)).toBe(html);
});
