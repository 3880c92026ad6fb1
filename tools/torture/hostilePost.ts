import fc from 'fast-check';
import { REQUEST_TYPES } from '#site/domain/lead.ts';
import { hostileText } from './hostileText.ts';

type Pair = readonly [name: string, value: unknown];

/** What somebody posts to /contact. */
export interface Post {
  readonly type: 'form' | 'json';
  readonly pairs: readonly Pair[];
  /** Bytes inserted into the encoded body. */
  readonly damage: { readonly at: number; readonly bytes: Uint8Array } | undefined;
}

const USUAL = {
  nom: ['Benali', "O'Brien-Ñoño", 'D’Arc', '李', 'X'],
  prenom: ['Karim', ''],
  telephone: ['01 99 00 24 48', '+33 (0)1 99 00 24 48', '+49 30 901820'],
  email: ['k.benali@laiterie.example', 'josé+usine@société.fr', ''],
  societe: ['Laiterie du Bocage', ''],
  ville: ['Vire', ''],
  type: REQUEST_TYPES,
  message: ['Le sécheur affiche « E04 ».\r\n\r\nMerci.', ''],
  estimation: [''],
};

/** Texts that fit into the field more often than not, so that some posts are accepted. */
const valueFor = (usual: readonly string[]) =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: hostileText },
  );

const fields = fc
  .tuple(
    ...Object.entries(USUAL).map(([name, usual]) =>
      valueFor(usual).map((value): Pair => [name, value]),
    ),
  )
  // One field only gets a hostile text: with more, hardly any post with one would be accepted.
  .chain((pairs) =>
    fc
      .tuple(fc.constantFrom('nom', 'prenom', 'societe', 'ville', 'message'), hostileText)
      .map(([name, value]) => pairs.map((pair): Pair => (pair[0] === name ? [name, value] : pair))),
  );

const anyName = fc.oneof(
  fc.constantFrom(...Object.keys(USUAL), '__proto__', 'constructor', 'site_web', 'duree', ''),
  hostileText,
);
const extra = fc.tuple(anyName, fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 })));
const flood = fc.constant(Array.from({ length: 60 }, (_, n): Pair => [`champ${n}`, 'x']));

const damage = fc.record({
  at: fc.nat({ max: 300 }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 4 }),
});

export const hostilePost: fc.Arbitrary<Post> = fc
  .record({
    type: fc.constantFrom('form' as const, 'json' as const),
    fields,
    extras: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      { weight: 4, arbitrary: fc.array(extra, { maxLength: 4 }) },
      { weight: 1, arbitrary: flood },
    ),
    isMessy: fc.boolean(),
    damage: fc.oneof(
      { weight: 7, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: damage },
    ),
  })
  .map(({ type, fields: usual, extras, isMessy, damage: thrown }) => ({
    type,
    pairs: isMessy ? [...extras, ...usual] : [...usual, ...extras],
    damage: thrown,
  }));

/** Like encodeURIComponent, but halves of a character become the bytes that UTF-8 forbids. */
function percent(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (character.isWellFormed()) return encodeURIComponent(character);
    return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
      .map((byte) => `%${byte.toString(16)}`)
      .join('');
  }).join('');
}

/** In a form everything is text. */
export const formValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function encode({ type, pairs }: Post): string {
  if (type === 'form')
    return pairs.map(([name, value]) => `${percent(name)}=${percent(formValue(value))}`).join('&');
  const members = pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}

export function bodyOf(post: Post): Buffer {
  const body = Buffer.from(encode(post));
  if (!post.damage) return body;
  const { at, bytes } = post.damage;
  return Buffer.concat([body.subarray(0, at), bytes, body.subarray(at)]);
}
