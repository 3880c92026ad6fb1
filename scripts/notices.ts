import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, nameOf, productionPackages } from './billOfMaterials.ts';

const readTexts = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());

/** The licences of all that may be in the bundles. A native package never is: it keeps its own beside it. */
export const thirdPartyNotices = (root: string, lock: Lock): string =>
  productionPackages(lock)
    .filter(([, { optional, devOptional }]) => !optional && !devOptional)
    .map(([folder, { version, license }]) =>
      [`${nameOf(folder)} ${version} (${license})`, ...readTexts(join(root, folder))].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);
