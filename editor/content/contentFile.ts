import { parse } from 'yaml';
import { mergeYaml } from '../yaml/mergeYaml.ts';
import { fromForm, type Upload } from './fromForm.ts';
import type { Plan } from './plan.ts';
import { BODY, isMarkdown, WHOLE } from './plans.ts';
import { type Fields, fieldsOf, toForm } from './toForm.ts';

const FRONT_MATTER = /^(---\r?\n)([\s\S]*?\n)(---\r?\n)([\s\S]*)$/;

function partsOf(file: string, source: string) {
  if (!isMarkdown(file)) return { open: '', yaml: source, close: '', body: '' };
  const [, open = '', yaml = source, close = '', body = ''] = FRONT_MATTER.exec(source) ?? [];
  return { open, yaml, close, body };
}

/** A file as its form shows it. */
export function readForm(file: string, plan: Plan, source: string): Fields {
  const { yaml, body } = partsOf(file, source);
  const form = toForm(plan, parse(yaml));
  const fields = plan.kind === 'group' ? fieldsOf(form) : { [WHOLE]: form };
  return isMarkdown(file) ? { ...fields, [BODY]: body.replaceAll('\r\n', '\n') } : fields;
}

function newBody(body: string, typed: unknown): string {
  if (typeof typed !== 'string' || typed === body.replaceAll('\r\n', '\n')) return body;
  const text = typed.endsWith('\n') ? typed : `${typed}\n`;
  return body.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** The source with what the form holds. A form that was not touched gives back every byte. */
export function writeForm(file: string, plan: Plan, source: string, form: unknown) {
  const uploads: Upload[] = [];
  const fields = fieldsOf(form);
  const held = plan.kind === 'group' ? fields : fields[WHOLE];
  const value = fromForm(plan, held, { siblings: {}, uploads });
  const { open, yaml, close, body } = partsOf(file, source);
  const merged = mergeYaml(yaml, value, { keepsOrder: plan.kind !== 'map' });
  const text = isMarkdown(file) ? newBody(body, fields[BODY]) : '';
  return { source: open + merged + close + text, uploads };
}
