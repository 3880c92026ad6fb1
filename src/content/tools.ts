import { z } from 'zod';
import { toolFiguresOf } from '#site/domain/tools/energy.ts';
import type { Input } from '#site/domain/tools/input.ts';
import type { Mode, Tool } from '#site/domain/tools/tool.ts';
import { TOOL_IDS, type ToolId, toolOf } from '#site/domain/tools/tools.ts';
import { figures } from './figures.ts';
import { literal, webAddress } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { imageAlt, label, text } from './text.ts';
import { calendar } from './toolCalendar.ts';
import { toolHead } from './toolHead.ts';

/** The figures that the tools calculate with. */
export const toolFigures = toolFiguresOf(figures);

const shapeOf = <T>(keys: Iterable<string>, value: (key: string) => T): Record<string, T> =>
  Object.fromEntries([...new Set(keys)].map((key) => [key, value(key)]));

const words = (keys: Iterable<string>, name: string) =>
  z.strictObject(shapeOf(keys, (key) => label.describe(key))).describe(name);

const wordsOfSome = (keys: Iterable<string>) =>
  z.strictObject(shapeOf(keys, (key) => label.optional().describe(key)));

const modeWords = ({ id, inputs, results }: Mode) =>
  z
    .strictObject({
      label: label.describe('Nom du calcul'),
      headline: z.enum(Object.keys(results)).describe('Résultat mis en avant'),
      drawing: label.optional().describe('Ce que le dessin montre'),
      lines: z.array(label).optional().describe('Noms des courbes'),
      fields: wordsOfSome(Object.keys(inputs))
        .optional()
        .describe('Champs qui ont ici un autre nom'),
      hints: wordsOfSome(Object.keys(inputs)).optional().describe('Leurs explications'),
    })
    .describe(id);

/** Only choices need names: a number is shown with its unit, and a choice of results uses their names. */
const isNamed = (input: Input, results: ReadonlySet<string>): boolean =>
  input.kind === 'choice' && input.unit !== '%' && !results.has(String(input.default));

function choicesOf(inputs: readonly (readonly [string, Input])[], results: ReadonlySet<string>) {
  const named = inputs.filter(([, input]) => isNamed(input, results));
  const shape = Object.fromEntries(
    named.map(([key, input]) => {
      const count = input.kind === 'choice' ? input.options.length : 0;
      return [key, z.array(label).length(count, `${count} noms sont attendus`).describe(key)];
    }),
  );
  return z.strictObject(shape).describe('Noms des choix, dans l’ordre');
}

/** A day has no start of its own: the example needs one. */
const datesOf = (modes: Tool['modes']) => {
  const inputs = modes.flatMap((mode) => Object.entries(mode.inputs));
  const days = inputs.filter(([, input]) => input.kind === 'date' && !input.optional);
  return z
    .strictObject(
      shapeOf(
        days.map(([key]) => key),
        (key) => literal.describe(key),
      ),
    )
    .optional()
    .describe('Jours de l’exemple');
};

/** Ready answers: one input varies, the others keep their start. The numbers are computed. */
const tableOf = ({ modes }: Tool, inputs: ReadonlyMap<string, Input>, results: Set<string>) =>
  z
    .strictObject({
      mode: z.enum(modes.map(({ id }) => id)).describe('Calcul'),
      vary: z.enum([...inputs.keys()]).describe('Ce qui varie'),
      values: z.array(z.number()).min(2, 'deux valeurs au moins').describe('Ses valeurs'),
      given: datesOf(modes),
      columns: z
        .array(literal.refine((key) => results.has(key), 'résultat inconnu'))
        .min(1)
        .describe('Résultats montrés'),
    })
    .describe('Réponses toutes faites');

const explained = {
  formulas: z.array(text).min(1, 'une formule au moins').describe('Formules'),
  symbols: z
    .array(z.strictObject({ symbol: label.describe('Symbole'), meaning: label.describe('Sens') }))
    .describe('Symboles')
    .meta({ calledBy: 'symbol' }),
  assumptions: z.array(text).min(1, 'une hypothèse au moins').describe('Hypothèses et limites'),
  sources: z
    .array(
      z.strictObject({
        label: label.describe('Nom'),
        url: webAddress.optional().describe('Adresse web'),
      }),
    )
    .min(1, 'une source au moins')
    .describe('Sources')
    .meta({ calledBy: 'label' }),
};

function schemaOf(id: ToolId) {
  const tool = toolOf(id, toolFigures);
  const pairs = tool.modes.flatMap(({ inputs }) => Object.entries(inputs));
  const inputs = new Map(pairs.filter(([, { default: start }]) => start !== 'today'));
  const results = new Set(tool.modes.flatMap((mode) => Object.keys(mode.results)));
  const codes = tool.modes.flatMap(({ limits }) => limits.map(({ code }) => code));
  return z
    .strictObject({
      ...toolHead,
      modes: z
        .strictObject(Object.fromEntries(tool.modes.map((mode) => [mode.id, modeWords(mode)])))
        .describe('Calculs'),
      fields: words(inputs.keys(), 'Champs'),
      // A word or two on what an input is, where its name does not say it to everybody.
      hints: wordsOfSome(inputs.keys()).describe('Explications sous les champs'),
      choices: choicesOf([...inputs], results),
      results: words(results, 'Résultats'),
      limits: words(codes, 'Phrases des limites'),
      order: label.optional().describe('Ce que vaut le résultat, si ce n’est un ordre de grandeur'),
      table: tableOf(tool, inputs, results),
      ...explained,
    })
    .describe(id);
}

const photoAlt = imageAlt.meta({ pictures: () => [{ label: 'Photo', name: 'mains' }] });

/** The tool of dates also makes a file for calendars; that of leaks shows how one is found. */
function fullSchemaOf(id: ToolId) {
  if (id === 'echeances') return schemaOf(id).extend({ calendar }).describe(id);
  if (id === 'fuites') return schemaOf(id).extend({ imageAlt: photoAlt }).describe(id);
  return schemaOf(id);
}

export interface ToolContent extends z.output<ReturnType<typeof schemaOf>> {
  readonly calendar?: z.output<typeof calendar> | undefined;
  readonly imageAlt?: string | undefined;
}

export const tools: readonly (ToolContent & { readonly id: ToolId })[] = TOOL_IDS.map((id) => ({
  id,
  ...loadYaml(`outils/${id}.yaml`, fullSchemaOf(id)),
}));
