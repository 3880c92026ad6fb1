import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { portOf } from '#tools/support/mailServer.ts';

/** Receives alerts as Slack, Mattermost or ntfy would. `answer` may be changed by the test. */
export async function openWebhook() {
  const receiver = {
    url: '',
    texts: [] as string[],
    bodies: [] as string[],
    answer: (response: ServerResponse): void => void response.writeHead(200).end('ok'),
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    receiver.bodies.push(body);
    receiver.texts.push(JSON.parse(body).text);
    receiver.answer(response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  receiver.url = `http://127.0.0.1:${portOf(server)}/`;
  return receiver;
}
