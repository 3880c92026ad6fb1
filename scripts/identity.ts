// npm run identity: what is still fictional, missing or unconfirmed before the site may go online.
import {
  contentFiles,
  displayName,
  readContentFile,
  readLogo,
} from '#site/content/pipeline/contentFolder.ts';
import { parseYaml } from '#site/content/pipeline/parseYaml.ts';
import { fictionReason, isShippedLogo, vatOf } from '#site/domain/identity.ts';
import { checkContent } from './checkContent.ts';

type Path = readonly (string | number)[];

/** Every text of a YAML file, with its path. */
function* textsIn(value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
  }
}

const SHIPPED_LOGO =
  'dessin du nom livré avec le projet : retirez la ligne (le nom s’écrit en lettres) ou donnez le vôtre';

function report(file: string): string[] {
  const name = displayName(file);
  const document = parseYaml(name, readContentFile(file));
  return [...textsIn(document.value)].flatMap(([path, value]) => {
    const isShipped = path.join() === 'logo' && isShippedLogo(readLogo(value));
    const reason = isShipped ? SHIPPED_LOGO : fictionReason(value);
    const place = `${name}:${document.lineOf(path)} ${path.join('.')}`;
    return reason === undefined ? [] : [`  ${place} = « ${value} » : ${reason}`];
  });
}

await checkContent(); // A missing value is an error of content: said there, with its line.
const { company } = await import('#site/content/company.ts');
const { openDeclarations } = await import('#site/content/declarations.ts');
// Partners are named in texts too: all the files are read, not only the two that define them.
const lines = contentFiles('.yaml').flatMap(report);
const DECLARATIONS = 'declarations.yaml';
const document = parseYaml(DECLARATIONS, readContentFile(DECLARATIONS));
for (const { path, question } of openDeclarations) {
  const place = `${displayName(DECLARATIONS)}:${document.lineOf(path)} ${path.join('.')}`;
  lines.push(`  ${place} = « à confirmer » : ${question}`);
}
if (company.legal.vat !== vatOf(company.legal.siren)) {
  lines.push(
    `  content/company.yaml legal.vat : la TVA de ce SIREN serait ${vatOf(company.legal.siren)}`,
  );
}

if (lines.length === 0) {
  console.log('Identité complète : aucune valeur fictive, manquante ou à confirmer.');
} else {
  console.error(
    `${lines.length} valeurs restent à remplacer ou à confirmer avant la mise en ligne :`,
  );
  for (const line of lines) console.error(line);
  process.exit(1);
}
