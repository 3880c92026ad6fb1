import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '#site/content/text.ts';

test("the owner's guide names everything that a text may cite", () => {
  const guide = readFileSync('content/README.md', 'utf8');
  const missing = [...variables.keys()].filter((name) => !guide.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
