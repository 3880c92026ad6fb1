// What Orca takes for Speech Dispatcher: it speaks its protocol (SSIP) and writes down instead of making a sound.
// https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
import { createServer, type Server, type Socket } from 'node:net';

/** One thing that was said. */
export interface Utterance {
  readonly text: string;
  readonly language: string;
}

export interface Ear {
  /** All that was said since the last time it was asked. */
  take(): readonly Utterance[];
  /** The same, left where it is. */
  heard(): readonly Utterance[];
  /** When something was last said, on the clock of performance.now(). */
  lastAt(): number;
  close(): void;
}

/** Orca forgets an end that comes before it has noted the number of its message, and would wait for ever. */
const SPEECH_MS = 30;
/** So it is told once more; an end that is already known is passed over. */
const REMINDER_MS = 500;

const VOICES = ['249-francais\tfr\tnone', '249-english\ten\tnone', '249 OK VOICE LIST SENT'];

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  HISTORY: ['245-1', '245 OK CLIENT ID SENT'],
  'LIST OUTPUT_MODULES': ['250-ear', '250 OK MODULE LIST SENT'],
  'LIST SYNTHESIS_VOICES': VOICES,
  'GET LANGUAGE': ['251-fr', '251 OK GET RETURNED'],
  GET: ['251-0', '251 OK GET RETURNED'],
  QUIT: ['231 HAPPY HACKING'],
};

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Text comes as SSML. */
const unmark = (ssml: string) =>
  ssml.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');

/** Answers one client, line by line; hands on what it says. */
function converse(socket: Socket, hear: (utterance: Utterance) => void): (line: string) => void {
  let language = '';
  let message: string[] | undefined;
  let last = 0;
  const speaking = new Map<number, NodeJS.Timeout>();
  const say = (...lines: readonly string[]) => {
    if (socket.writable) socket.write(lines.map((line) => `${line}\r\n`).join(''));
  };
  const tell = (code: number, what: string, id: number) =>
    say(`${code}-${id}`, `${code}-1`, `${code} ${what}`);

  function end(id: number): void {
    tell(701, 'BEGIN', id);
    tell(702, 'END', id);
  }

  function speak(text: string): void {
    last += 1;
    const id = last;
    hear({ text, language });
    say(`225-${id}`, '225 OK MESSAGE QUEUED');
    const finish = () => {
      end(id);
      speaking.set(
        id,
        setTimeout(() => {
          speaking.delete(id);
          end(id);
        }, REMINDER_MS - SPEECH_MS),
      );
    };
    speaking.set(id, setTimeout(finish, SPEECH_MS));
  }

  function stop(): void {
    say('210 OK STOPPED');
    for (const [id, timer] of speaking) {
      clearTimeout(timer);
      tell(703, 'CANCELED', id);
    }
    speaking.clear();
  }

  function command(line: string): void {
    const [verb = '', object = '', ...rest] = line.split(' ');
    const name = verb.toUpperCase();
    if (name === 'SPEAK') {
      message = [];
      say('230 OK RECEIVING DATA');
    } else if (['CHAR', 'KEY', 'SOUND_ICON'].includes(name)) speak(line.slice(verb.length + 1));
    else if (name === 'CANCEL' || name === 'STOP') stop();
    else {
      const [setting = '', value = ''] = rest;
      if (name === 'SET' && setting.toUpperCase() === 'LANGUAGE') language = value;
      say(...(ANSWERS[`${name} ${object.toUpperCase()}`] ?? ANSWERS[name] ?? ['208 OK']));
    }
  }

  return (line) => {
    if (message === undefined) command(line);
    else if (line === '.') {
      const text = message.map((part) => part.replace(/^\.\./, '.')).join(' ');
      message = undefined;
      speak(unmark(text).trim());
    } else message.push(line);
  };
}

/** Cuts what comes through a socket into lines. */
function readLines(socket: Socket, read: (line: string) => void): void {
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(line);
  });
  // Orca ends when it is ended: nobody is there to be answered.
  socket.on('error', () => socket.destroy());
}

/** Listens at a path. */
export async function startSpeechServer(path: string): Promise<Ear> {
  const utterances: Utterance[] = [];
  let lastAt = performance.now();
  const hear = (utterance: Utterance) => {
    utterances.push(utterance);
    lastAt = performance.now();
  };
  const server: Server = createServer((socket) => readLines(socket, converse(socket, hear)));
  await new Promise<void>((resolve) => {
    server.listen(path, resolve);
  });
  return {
    take: () => utterances.splice(0),
    heard: () => utterances,
    lastAt: () => lastAt,
    close: () => {
      server.close();
    },
  };
}
