import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForm, writeForm } from '../content/contentFile.ts';
import type { Plan } from '../content/plan.ts';
import { WHOLE } from '../content/plans.ts';
import { fieldsOf, listOf } from '../content/toForm.ts';
import { checkChanges } from './checkChanges.ts';
import type { FormFiles } from './formFiles.ts';
import type { Change, Journal } from './journal.ts';
import { CONTENT } from './places.ts';
import { refuseProblems, SaveRefusal, tellProblems } from './refusal.ts';
import { uploadChanges } from './uploads.ts';

interface Services {
  readonly plans: ReadonlyMap<string, Plan>;
  readonly formFiles: FormFiles;
  readonly journal: Journal;
}

/** If two entries have the same name, the file would keep only the last. */
function refuseTwins(plan: Plan, form: unknown): void {
  if (plan.kind !== 'map') return;
  const names = listOf(fieldsOf(form)[WHOLE]).map((entry) => String(fieldsOf(entry)['key']));
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin === undefined) return;
  throw new SaveRefusal(
    `Rien n’est enregistré : « ${twin} » est donné deux fois. Choisissez un autre nom.`,
  );
}

/**
 * Saves what a form holds: checked as the build checks it, then written, or refused as a whole. `shown` is the
 * state of the file that the form was filled from: another tab, or a hand, may have changed it since. Gives what
 * could be better in the content, line by line.
 */
export async function save(
  { plans, formFiles, journal }: Services,
  name: string,
  form: unknown,
  shown: string,
): Promise<readonly string[]> {
  const [file, plan] = formFiles.fileOf(name) ?? [];
  if (file === undefined || plan === undefined)
    throw new SaveRefusal('Ce formulaire n’existe pas.');
  if (formFiles.show(name, shown) === undefined) {
    throw new SaveRefusal(
      `content/${file} a changé depuis que ce formulaire est ouvert. Copiez votre saisie, rechargez la page, puis recommencez : rien n’est enregistré.`,
    );
  }
  refuseTwins(plan, form);
  const path = join(CONTENT, file);
  const before = readFileSync(path, 'utf8');
  const { source, uploads } = writeForm(file, plan, before, form);
  const changes: Change[] = await uploadChanges(uploads);
  if (source !== before) changes.push({ path, bytes: Buffer.from(source) });
  if (changes.length === 0) return [];
  const { problems, warnings } = await checkChanges(changes);
  const formOf = (other: string, itsPlan: Plan) =>
    other === file
      ? fieldsOf(form)
      : readForm(other, itsPlan, readFileSync(join(CONTENT, other), 'utf8'));
  if (problems.length > 0) throw refuseProblems(plans, problems, formOf);
  journal.write(plan.label, changes);
  return tellProblems(plans, warnings, formOf);
}
