import { type RequestOptions, request } from 'node:http';

/** Gives the milliseconds from the question to the last byte. Another status than the one that is due is an error. */
export const ask = (
  url: string,
  options: RequestOptions,
  status: number,
  body = '',
): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request(url, options, (answer) => {
      if (answer.statusCode !== status)
        reject(new Error(`${url} : réponse ${answer.statusCode} au lieu de ${status}.`));
      answer.resume().once('end', () => resolve(performance.now() - started));
    });
    asked.once('error', reject).end(body);
  });
