import type { IncomingMessage, ServerResponse } from 'node:http';

/** Each costs some 5 kB. No browser asks before it is answered, so these are never visitors. */
const MOST_WAITING = 1200;

/** Hangs up on who asks and asks without taking the answers, once they are many; true when it has. */
export function createCrowd(onCrowd: () => void) {
  let waiting = 0;

  return function isCrowding({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return true;
    // Its turn has come: none on this connection waits before it.
    if (response.socket !== null) return false;
    if (waiting >= MOST_WAITING) {
      socket.destroy();
      onCrowd();
      return true;
    }
    waiting += 1;
    response.once('close', () => {
      waiting -= 1;
    });
    return false;
  };
}
