import { z } from 'zod';
import { adviceFor } from './advice.ts';
import { ContentError, contentWarnings, type Problem } from './contentError.ts';
import type { FieldPath, YamlDocument } from './parseYaml.ts';

z.config(z.locales.fr());

function fieldName(path: FieldPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (parent, key) =>
      typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined,
    value,
  );
}

const problemAt = (file: string, document: YamlDocument) => (path: FieldPath, reason: string) => ({
  file,
  line: document.lineOf(path),
  field: fieldName(path),
  reason,
});

function problemsOf(issue: z.core.$ZodIssue, file: string, document: YamlDocument): Problem[] {
  const at = problemAt(file, document);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => at([...issue.path, key], 'champ inconnu (faute de frappe ?)'));
  }
  const value = valueAt(document.value, issue.path);
  if (value === undefined) return [at(issue.path, 'champ manquant')];
  if (value === null) return [at(issue.path, 'champ vide')];
  // If the value is a whole list, printing it would hide the message.
  const received = typeof value === 'object' ? '' : ` (reçu : ${JSON.stringify(value)})`;
  return [at(issue.path, issue.message + received)];
}

/** The value as its schema describes it, or a ContentError naming every field that is not. */
export function validate<T>(file: string, document: YamlDocument, schema: z.ZodType<T>): T {
  const result = schema.safeParse(document.value);
  if (result.success) {
    const at = problemAt(file, document);
    const advice = adviceFor(schema, document.value);
    contentWarnings.set(
      file,
      advice.map(({ path, reason }) => at(path, reason)),
    );
    return result.data;
  }
  throw new ContentError(result.error.issues.flatMap((issue) => problemsOf(issue, file, document)));
}
