import { expect, test } from 'vitest';
import { isSameOrigin } from './sameOrigin.ts';

const PUBLIC = ['https://www.aerance.example'];

test.each([
  [{ host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' }, true],
  [{ host: 'inside:80', origin: 'https://www.aerance.example' }, true],
  [{ host: '127.0.0.1:4321', origin: 'https://ailleurs.example' }, false],
  [{ host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321.ailleurs.example' }, false],
  [{ host: 'a', origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ host: 'a', origin: 'null' }, false],
  [{ host: 'a', 'sec-fetch-site': 'same-origin' }, true],
  [{ host: 'a', 'sec-fetch-site': 'same-site' }, false],
  [{ host: 'a', 'sec-fetch-site': 'cross-site' }, false],
  [{ host: 'a' }, false],
  [{ host: 'a', origin: 'https://ailleurs.example', 'sec-fetch-site': 'same-origin' }, false],
])('%j is ours: %s', (headers, isOurs) => {
  expect(isSameOrigin(headers, PUBLIC)).toBe(isOurs);
});
