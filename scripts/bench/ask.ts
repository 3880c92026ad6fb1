import { type RequestOptions, request } from 'node:http';

interface Answer {
  readonly status: number;
  /** From the question to the last byte. */
  readonly ms: number;
}

export const ask = (url: string, options: RequestOptions, body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request(url, options, (answer) => {
      const finish = () =>
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started });
      answer.resume().once('end', finish);
    });
    asked.once('error', reject).end(body);
  });
