import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

const PARTS = ['content', 'docs/rgaa', 'editor', 'integrations', 'public', 'scripts', 'src'];
const FILES = ['astro.config.ts', 'package.json', 'tsconfig.json'];
const PACKAGES = ['node_modules', 'editor/keystatic/node_modules'];

const isSource = (path: string) => !/[\\/](node_modules|\.history|\.cache)$/.test(path);

/** A copy of the site to edit: the project's own files are never touched. */
export function copySite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'edited-site-'));
  for (const part of [...PARTS, ...FILES])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  for (const folder of PACKAGES) symlinkSync(join(root, folder), join(copy, folder));
  return copy;
}
