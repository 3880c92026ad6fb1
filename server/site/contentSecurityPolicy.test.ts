import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('inline code is allowed by its hash, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script type="module">1</script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toContain(`script-src 'self' ${sha('1')};`);
  expect(policy).toContain(`style-src 'self' ${sha('a{}')};`);
  expect(policy).not.toContain(sha('{}'));
  expect(policy).not.toContain('unsafe');
});
