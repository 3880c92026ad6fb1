import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** From the question to the last byte. */
  readonly ms: number;
}

interface Client {
  get(path: string): Promise<Answer>;
  /** A request unlike any other. */
  post(): Promise<Answer>;
  close(): void;
}

let posts = 0;

function uniqueForm(): string {
  posts += 1;
  return new URLSearchParams({
    nom: 'Benali',
    prenom: 'Karim',
    telephone: '01 99 00 24 48',
    email: 'k.benali@laiterie.example',
    societe: 'Laiterie du Bocage',
    ville: `Vire ${process.pid}-${posts}`,
    type: 'maintenance',
    message: 'Le sécheur affiche « E04 » depuis ce matin, la ligne 2 est arrêtée.',
  }).toString();
}

/** Keeps its connections open, as browsers do. */
export function createClient(site: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (method: 'GET' | 'POST', path: string, headers: object, body = '') =>
    new Promise<Answer>((resolve, reject) => {
      const started = performance.now();
      const asked = request(
        `${site}${path}`,
        { agent, method, headers: { ...headers } },
        (answer) => {
          answer.resume();
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              ms: performance.now() - started,
            }),
          );
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
  return {
    get: (path) => ask('GET', path, { 'accept-encoding': 'br' }),
    post: () => {
      const body = uniqueForm();
      return ask('POST', '/contact', { ...form, 'content-length': Buffer.byteLength(body) }, body);
    },
    close: () => agent.destroy(),
  };
}
