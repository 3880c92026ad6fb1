import { once } from 'node:events';

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

export interface Bidi {
  send<Result>(method: string, params: object): Promise<Result>;
  /** Messages of each page, by the name of its window. */
  readonly log: LogEntry[];
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
}

/** Just enough of https://www.w3.org/TR/webdriver-bidi: commands, answers and the log. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (text: string) => void>();
  const log: LogEntry[] = [];
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    const message: Message & { params: LogEntry } = JSON.parse(text);
    if (message.method === 'log.entryAdded') log.push(message.params);
    if (message.id !== undefined) answers.get(message.id)?.(text);
  });

  async function send<Result>(method: string, params: object): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<string>((resolve) => {
      answers.set(id, resolve);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const answer: Message & { result: Result } = JSON.parse(await answered);
    answers.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }

  return { send, log, close: () => socket.close() };
}
