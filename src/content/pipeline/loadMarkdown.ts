import type { z } from 'zod';
import { ContentError, type Problem } from './contentError.ts';
import { displayName, readContentFile } from './contentFolder.ts';
import { contentSchemas } from './contentSchemas.ts';
import { fillVariables, type Variables } from './fillVariables.ts';
import { parseProse, UnsupportedMarkdown } from './parseProse.ts';
import { parseYaml } from './parseYaml.ts';
import type { Block } from './prose.ts';
import { validate } from './validate.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;

/** The value of a variable is plain text, even if it looks like Markdown or HTML: "Air <Gaz>", "1. Air". */
const asPlainMarkdown = (text: string): string =>
  text
    .replace(/[\\`*[\]<>|~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\d*)(?=[.)#+-])/, '$1\\');

const escaped = (variables: Variables): Variables =>
  new Map(
    [...variables].map(([name, read]) => [
      name,
      (form) => {
        const value = read(form);
        return value === undefined ? undefined : asPlainMarkdown(value);
      },
    ]),
  );

function fillLines(file: string, body: string, firstLine: number, variables: Variables): string {
  const problems: Problem[] = [];
  const plain = escaped(variables);
  const lines = body.split('\n').map((line, index) => {
    const { text, unknown } = fillVariables(line, plain);
    for (const reason of unknown)
      problems.push({ file, line: firstLine + index, field: 'texte', reason });
    return text;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return lines.join('\n');
}

/** A Markdown file with YAML front matter: the same steps as for YAML, and the same errors. */
export function loadMarkdown<T>(
  file: string,
  schema: z.ZodType<T>,
  variables: Variables,
): T & { body: readonly Block[] } {
  contentSchemas.set(file, schema);
  const name = displayName(file);
  const source = readContentFile(file).replaceAll('\r\n', '\n');
  const [head = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  if (head === '') {
    const reason = 'en-tête manquant : le fichier commence par --- et ses champs';
    throw new ContentError([{ file: name, line: 1, field: '', reason }]);
  }
  const frontMatter = validate(name, parseYaml(name, yaml, 2), schema);
  const firstLine = lineAt(source, head.length);
  const body = fillLines(name, source.slice(head.length), firstLine, variables);
  try {
    return { ...frontMatter, body: parseProse(body) };
  } catch (error) {
    if (!(error instanceof UnsupportedMarkdown)) throw error;
    const line = firstLine + lineAt(body, body.indexOf(error.raw)) - 1;
    throw new ContentError([{ file: name, line, field: 'texte', reason: error.message }]);
  }
}
