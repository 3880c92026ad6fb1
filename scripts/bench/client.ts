import { connect, type Socket } from 'node:net';

interface Answer {
  readonly status: number;
  /** The status and the headers, as they came. */
  readonly head: string;
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

/** A form unlike any other. */
export function uniqueForm(): URLSearchParams {
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
  });
}

const HEAD_END = '\r\n\r\n';

/** One connection, one question at a time. Opened again when it was closed meanwhile, as browsers do. */
class Line {
  readonly #url: URL;
  #socket: Socket;
  #asked: (PromiseWithResolvers<Answer> & { readonly at: number }) | undefined;
  #head = '';
  #bytesLeft = 0;

  constructor(url: URL) {
    this.#url = url;
    this.#socket = this.#connect();
  }

  #connect(): Socket {
    const { hostname: host, port } = this.#url;
    const socket = connect({ host, port: Number(port), noDelay: true });
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    // What closes it is told by the next.
    socket.on('error', () => {});
    socket.on('close', () => this.#asked?.reject(new Error('La connexion est fermée.')));
    return socket;
  }

  #read(chunk: Buffer): void {
    if (this.#bytesLeft > 0) this.#bytesLeft -= chunk.length;
    else {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf(HEAD_END);
      if (end < 0) return;
      const length = Number(/^content-length: (\d+)/im.exec(this.#head)?.[1]);
      this.#bytesLeft = length - (this.#head.length - end - HEAD_END.length);
    }
    if (this.#bytesLeft <= 0) this.#finish();
  }

  #finish(): void {
    const asked = this.#asked;
    const head = this.#head;
    this.#asked = undefined;
    if (asked)
      asked.resolve({ status: Number(head.slice(9, 12)), head, ms: performance.now() - asked.at });
  }

  ask(question: string): Promise<Answer> {
    this.#asked = { ...Promise.withResolvers<Answer>(), at: performance.now() };
    this.#head = '';
    this.#bytesLeft = 0;
    if (this.#socket.destroyed || this.#socket.readableEnded) this.#socket = this.#connect();
    this.#socket.write(question);
    return this.#asked.promise;
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Keeps its connections open, as browsers do, and does little else: it shares the processor with the site. */
export function createClient(site: string, connections: number): Client {
  const url = new URL(site);
  const idle = Array.from({ length: connections }, () => new Line(url));
  const lines = [...idle];
  const waiting: ((line: Line) => void)[] = [];

  async function ask(question: string): Promise<Answer> {
    const line = idle.pop() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)));
    try {
      return await line.ask(question);
    } finally {
      const next = waiting.shift();
      if (next) next(line);
      else idle.push(line);
    }
  }

  return {
    get: (path) =>
      ask(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br${HEAD_END}`),
    post() {
      const form = String(uniqueForm());
      const headers = [
        `host: ${url.host}`,
        `origin: ${url.origin}`,
        'accept-encoding: br',
        'content-type: application/x-www-form-urlencoded',
        `content-length: ${form.length}`,
      ];
      return ask(`POST /contact HTTP/1.1\r\n${headers.join('\r\n')}${HEAD_END}${form}`);
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
}
