import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { ContentError } from './contentError.ts';

export type FieldPath = readonly PropertyKey[];

/** A parsed file that remembers where each field stands. */
export interface YamlDocument {
  readonly value: unknown;
  lineOf(path: FieldPath): number;
}

/** `firstLine` is where the text starts in its file: front matter does not start at line 1. */
export function parseYaml(file: string, source: string, firstLine = 1): YamlDocument {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;

  const problems = [...document.errors, ...document.warnings].map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    field: '',
    reason: `syntaxe YAML incorrecte (${error.message.split(' at line')[0]})`,
  }));
  if (problems.length > 0) throw new ContentError(problems);

  return {
    value: document.toJS(),
    lineOf(path) {
      const key = path.at(-1);
      const parent = document.getIn(path.slice(0, -1), true);
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair?.key ?? document.getIn(path, true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
      // A missing field has no line: the nearest one above it that exists does.
      return path.length === 0 ? firstLine : this.lineOf(path.slice(0, -1));
    },
  };
}
