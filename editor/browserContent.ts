import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GRID, logoNames, readGrid, readLogo } from '#site/content/pipeline/contentFolder.ts';
import { figureUses } from './content/figureUses.ts';
import type { Plan } from './content/plan.ts';
import { CONTENT } from './server/places.ts';

const FOLDER = '\0editor:content-folder';
const FACTS = 'virtual:editor-facts';

/** Replaces contentFolder.ts in the browser: the same functions, over a copy of the files. */
export function folderModule(folder = CONTENT): string {
  const names = globSync('**/*.{yaml,md}', { cwd: folder });
  const files = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const logos = Object.fromEntries(logoNames().map((name) => [name, readLogo(name)]));
  return `const files = ${JSON.stringify(files)};
export const displayName = (file) => 'content/' + file;
export const readContentFile = (file) => files[file];
const logos = ${JSON.stringify(logos)};
export const logoNames = () => Object.keys(logos);
export const hasLogo = (name) => logoNames().includes(name);
export const readLogo = (name) => logos[name] ?? '';
export const unreadFiles = () => [];
export const contentFiles = (ending) => Object.keys(files).filter((name) => name.endsWith(ending));
export const GRID = ${JSON.stringify(GRID)};
export const readGrid = () => ${JSON.stringify(readGrid())};`;
}

/** Lets the schemas of the build run in the browser, where there is no file system. */
export function browserContent(plans: ReadonlyMap<string, Plan>): Plugin {
  return {
    name: 'editor-browser-content',
    enforce: 'pre',
    resolveId(source) {
      if (source === FACTS) return `\0${FACTS}`;
      const isFolder = source.endsWith('/contentFolder.ts') && this.environment.name === 'client';
      return isFolder ? FOLDER : undefined;
    },
    configureServer({ watcher, environments }) {
      watcher.on('change', () => {
        const { moduleGraph } = environments.client;
        for (const id of [FOLDER, `\0${FACTS}`]) {
          const module = moduleGraph.getModuleById(id);
          if (module !== undefined) moduleGraph.invalidateModule(module);
        }
      });
    },
    load(id) {
      if (id === FOLDER) return folderModule();
      if (id !== `\0${FACTS}`) return undefined;
      return `export const uses = ${JSON.stringify(figureUses(plans, CONTENT))};`;
    },
  };
}
