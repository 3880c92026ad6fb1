import { parseArgs } from 'node:util';

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}

const KINDS = ['nginx', 'caddy', 'static'] as const;
export type Kind = (typeof KINDS)[number];

interface Write {
  readonly kind: Kind;
  readonly out: string;
  readonly instances: readonly string[];
}

export const HELP = `Écrit, pour le site construit, la configuration du serveur qui se tient devant Node.

  npm run deploy:config -- nginx [--out DOSSIER] [--instances ADRESSES]
                                        http.conf et site.conf, à inclure dans nginx
  npm run deploy:config -- caddy [--out DOSSIER] [--instances ADRESSES]
                                        un Caddyfile
  npm run deploy:config -- static [--out DOSSIER]
                                        un fichier _headers, pour un hébergeur de fichiers

Sans --out : dist/deploy/nginx, dist/deploy/caddy ou dist/deploy/static.
ADRESSES : celles où Node écoute, séparées par des virgules ; 127.0.0.1:4321,127.0.0.1:4322 par défaut.
PUBLIC_ORIGIN, de l'environnement ou du fichier .env : les autres noms sont refusés, comme par Node.
À refaire après chaque construction. Codes de sortie : 0 fait, 1 échoué, 2 commande mal écrite.`;

const OPTIONS = { out: { type: 'string' }, instances: { type: 'string' } } as const;
const INSTANCES = '127.0.0.1:4321,127.0.0.1:4322';
const INSTANCE = /^([\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new UsageError(`Option inconnue ou incomplète : ${args.join(' ')}`);
  }
}

function readKind(words: readonly string[]): Kind {
  const kind = KINDS.find((known) => known === words[0]);
  if (words.length === 0) throw new UsageError('Pour quel serveur ?');
  if (kind === undefined || words.length > 1)
    throw new UsageError(`Serveur inconnu : ${words.join(' ')}.`);
  return kind;
}

function readInstances(text: string): string[] {
  const instances = text.split(',').map((word) => word.trim());
  const wrong = instances.find((word) => !INSTANCE.test(word));
  if (wrong === undefined) return instances;
  throw new UsageError(`« ${wrong} » n'est pas une adresse et un port, comme 127.0.0.1:4321.`);
}

/** What the owner typed after `npm run deploy:config --`. */
export function parseUsage(args: readonly string[]): Write | 'help' {
  if (args[0] === 'help') return 'help';
  const { values, positionals } = readOptions(args);
  const kind = readKind(positionals);
  if (kind === 'static' && values.instances !== undefined)
    throw new UsageError("static n'a pas d'option --instances.");
  const { out = `dist/deploy/${kind}`, instances = INSTANCES } = values;
  return { kind, out, instances: readInstances(instances) };
}
