import { common, known, tables, unknown } from './caddyRoutes.ts';
import { block, header, quote } from './caddyText.ts';
import { closedAnswer } from './commonAnswers.ts';
import { otherName } from './otherName.ts';
import { FORM, ON_DEMAND, type ServedSite } from './readSite.ts';

/** A closed port is told at once: then another instance is asked. Round robin, as in nginx. */
const proxy = (instances: readonly string[]): string =>
  block(`reverse_proxy ${instances.join(' ')}`, [
    'lb_policy round_robin',
    'lb_try_duration 5s',
    'lb_try_interval 50ms',
    block('transport http', [
      'dial_timeout 2s',
      'response_header_timeout 15s',
      'keepalive 10s',
      "# Node's answers are passed on as they are.",
      'compression off',
    ]),
  ]);

const toNode = (instances: readonly string[]): string[] => [
  `@node vars {aerance_address} ${ON_DEMAND.join(' ')}`,
  block('handle @node', [proxy(instances)]),
  '# The page of the form as it was built; anything else at its address is for Node.',
  block('@form', [
    `vars {aerance_address} ${FORM}`,
    block('not', ['method GET HEAD', `vars {uri} ${FORM}`]),
  ]),
  block('handle @form', [proxy(instances)]),
];

interface CaddyOptions {
  readonly dist: string;
  /** For who cannot send the form. */
  readonly phone: string;
  readonly instances: readonly string[];
  /** Where visitors reach the site; without it, under any name, and no certificate is asked for. */
  readonly publicOrigin: string | undefined;
}

function otherSite(publicOrigin: string): string {
  const { protocol, host, origin } = new URL(publicOrigin);
  return block(`${protocol}//${otherName(host)}`, [...common(), `redir ${origin}{uri} 308`]);
}

const LIMITS = block('', [
  block('servers', [
    block('timeouts', ['read_header 8s', 'read_body 12s', 'idle 20s']),
    'max_header_size 16kb',
  ]),
]);

function closed(phone: string): string {
  const { headers, body } = closedAnswer(phone);
  const answer = [...Object.entries(headers).map(header), `respond ${quote(body)} 503`];
  return block('handle_errors', answer);
}

/** A whole Caddyfile: the site as Node serves it, from the files of this build. */
export function caddyfile({ files, notFound }: ServedSite, options: CaddyOptions): string {
  const { dist, phone, instances, publicOrigin } = options;
  const route = [
    ...tables(files),
    ...toNode(instances),
    ...common(),
    ...known(),
    ...unknown(notFound),
  ];
  return [
    LIMITS,
    block(publicOrigin ?? ':80', [
      `root * ${quote(dist)}`,
      'header -server',
      block('route', route),
      closed(phone),
    ]),
    ...(publicOrigin === undefined ? [] : [otherSite(publicOrigin)]),
  ].join('\n\n');
}
