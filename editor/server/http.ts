import type { IncomingMessage, ServerResponse } from 'node:http';
import { SaveRefusal } from './refusal.ts';

/** Room for a few photos of a modern phone: 40 MB, base64-encoded twice. */
const MAX_BYTES = 75 * 1024 * 1024;

export const answer = (
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type: string,
): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
};

export const answerText = (response: ServerResponse, status: number, text: string): void =>
  answer(response, status, text, 'text/plain; charset=utf-8');

export const answerJson = (response: ServerResponse, value: unknown): void =>
  answer(response, 200, JSON.stringify(value), 'application/json');

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw new SaveRefusal(
        'Rien n’est enregistré : ces photos dépassent 40 Mo. Choisissez-en de plus légères.',
      );
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** Another site open in the same browser must not read or write: neither by DNS rebinding nor by posting a form. */
export function isOurs({ headers, socket }: IncomingMessage): boolean {
  const port = String(socket.localPort);
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${port}`);
  const isHost = hosts.includes(headers.host ?? '');
  const isOrigin =
    headers.origin === undefined || hosts.includes(headers.origin.replace('http://', ''));
  // A custom header: for another site, a browser first asks the server for permission (CORS preflight).
  return isHost && isOrigin && headers['no-cors'] === '1';
}
