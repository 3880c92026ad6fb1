import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/site/contentSecurityPolicy.ts';
import { COMMON_HEADERS } from '#server/site/headers.ts';
import { pages } from '../support/builtPages.ts';

const policies: readonly (readonly [string, string])[] = [
  ['what is not a page', COMMON_HEADERS['content-security-policy']],
  ...pages.map(({ path, html }) => [path, contentSecurityPolicy(html)] as const),
];

// Google's evaluator rates 'self' MEDIUM_MAYBE. Islands need it, and nobody can upload a script here.
test.each(policies)('Google’s evaluator finds nothing in the policy of %s', (_path, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const grave = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
  expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});
