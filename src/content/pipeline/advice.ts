import { z } from 'zod';
import type { FieldPath } from './parseYaml.ts';

type Schema = z.core.$ZodType;

/** What could be better in a valid value, in French; nothing if it is good. */
export type Advice = (value: unknown) => string | undefined;

export interface Advised {
  readonly path: FieldPath;
  readonly reason: string;
}

/**
 * A rule that no visitor would see broken: it warns, and the build goes on. Last in a schema, but for its
 * description: `advice` is asked about the value as the schema leaves it. `at` is where in the value it points.
 */
export function advise<S extends z.ZodType>(
  schema: S,
  advice: (value: z.output<S>) => string | undefined,
  at: FieldPath = [],
): S {
  return schema.meta({ advice: (input) => advice(schema.parse(input)), advisedAt: at });
}

/** The schemas inside a schema, each with the part of the value that it reads. */
function partsOf(schema: Schema, value: unknown): (readonly [FieldPath, Schema, unknown])[] {
  if (schema instanceof z.core.$ZodPipe) return [[[], schema._zod.def.in, value]];
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return [[[], schema._zod.def.innerType, value]];
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    const { element } = schema._zod.def;
    return value.map((item, index) => [[index], element, item]);
  }
  if (schema instanceof z.core.$ZodTuple && Array.isArray(value))
    return schema._zod.def.items.map((item, index) => [[index], item, value[index]]);
  if (schema instanceof z.core.$ZodObject && typeof value === 'object' && value !== null)
    return Object.entries(schema._zod.def.shape).map(([key, inner]) => [
      [key],
      inner,
      Reflect.get(value, key),
    ]);
  return [];
}

/** All the advice that a schema has for a value it accepts, with the fields that it is about. */
export function adviceFor(schema: Schema, value: unknown, path: FieldPath = []): Advised[] {
  if (value === undefined) return [];
  const { advice, advisedAt = [] } = z.globalRegistry.get(schema) ?? {};
  const reason = advice?.(value);
  return [
    ...(reason === undefined ? [] : [{ path: [...path, ...advisedAt], reason }]),
    ...partsOf(schema, value).flatMap(([step, inner, part]) =>
      adviceFor(inner, part, [...path, ...step]),
    ),
  ];
}
