import { z } from 'zod';
import { CRITERION_STATUSES } from '#site/domain/conformity.ts';
import { GRID, readGrid } from './pipeline/contentFolder.ts';
import { literal } from './pipeline/fields.ts';
import { parseYaml } from './pipeline/parseYaml.ts';
import { validate } from './pipeline/validate.ts';

const day = z.iso.date('date incorrecte : « 2026-11-15 »');

const criterion = z.strictObject({
  critere: z.string().regex(/^\d+\.\d+$/),
  titre: literal,
  statut: z.enum(CRITERION_STATUSES),
  raison: literal,
  /** "file › title of the test", or "transcript › what is said in it". */
  preuves: z.array(z.string().regex(/^\S+ › .+$/)).optional(),
  /** A name in `revues`. */
  revue: literal.optional(),
});

const gridSchema = z.strictObject({
  date: day,
  /** When and with what the site was last listened to. */
  ecoute: z.strictObject({ date: day, avec: literal }),
  revues: z.record(z.string(), z.strictObject({ date: day, pages: literal, regard: literal })),
  themes: z.array(
    z.strictObject({ theme: z.number(), nom: literal, criteres: z.array(criterion) }),
  ),
});

/** The 106 criteria of RGAA 4.1, as they were found. */
export const rgaaGrid = validate(GRID, parseYaml(GRID, readGrid()), gridSchema);
