import type { z } from 'zod';
import { displayName, readContentFile } from './contentFolder.ts';
import { contentSchemas } from './contentSchemas.ts';
import { parseYaml } from './parseYaml.ts';
import { validate } from './validate.ts';

/** read → parse → validate; filling figures and typography happen in the schema's text fields. */
export function loadYaml<T>(file: string, schema: z.ZodType<T>): T {
  contentSchemas.set(file, schema);
  const name = displayName(file);
  return validate(name, parseYaml(name, readContentFile(file)), schema);
}
