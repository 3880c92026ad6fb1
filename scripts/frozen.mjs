// What tests run on: a company of their own, so that the owner may change every word of content/. Plain JavaScript:
// scripts/test.mjs reads it before anything is installed.
export const FROZEN = { CONTENT_DIR: 'tests/content', DIST_DIR: 'dist.tests' };
