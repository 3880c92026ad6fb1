import { afterEach, describe, expect, test, vi } from 'vitest';
import { MISTAKES } from '../commands/contentMistakes.ts';
import { contentWith } from '../commands/support.ts';

afterEach(() => vi.unstubAllEnvs());

/** What the build says of a content folder, without starting a whole build. */
async function problemsOf(folder: string): Promise<string> {
  vi.stubEnv('CONTENT_DIR', folder);
  // Content is read when its modules load.
  vi.resetModules();
  const { findProblems } = await import('#scripts/checkContent.ts');
  const { describeProblem } = await import('#site/content/pipeline/contentError.ts');
  return (await findProblems()).map(describeProblem).join('\n');
}

describe('the build stops at', () => {
  test.each(MISTAKES)('%s', async (_name, file, change, message) => {
    expect(await problemsOf(contentWith(file, change))).toMatch(message);
  });
});

test('and at nothing, where nothing is wrong', async () => {
  expect(await problemsOf('tests/content')).toBe('');
});
