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

test('a page reaches nothing but this site, and nobody holds it', () => {
  expect(contentSecurityPolicy('<p>a</p>').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('only a page that holds a picture allows pictures written into pages', () => {
  const directives = (html: string) => contentSecurityPolicy(html).split('; ');
  expect(directives('<img alt="" src="data:image/avif;base64,AAAA"/>')).toContain(
    "img-src 'self' data:",
  );
  expect(directives('<style>p{mask:url("data:image/svg+xml,%3csvg/%3e")}</style>')).toContain(
    "img-src 'self' data:",
  );
  expect(directives('<p>&lt;img src=&quot;data:image/avif;base64,AAAA&quot;&gt;</p>')).toContain(
    "img-src 'self'",
  );
});
