import type { Handler } from '../site/serveSite.ts';

/** Handles one request in each turn of the event loop: whoever only reads a page never waits for a row of forms. */
export function takeTurns(handler: Handler): Handler {
  const waiting: (() => unknown)[] = [];

  function takeNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(takeNext);
  }

  return (request, response) => {
    if (waiting.length === 0) setImmediate(takeNext);
    // Who has hung up meanwhile would never be heard to the end.
    waiting.push(() => request.destroyed || handler(request, response));
  };
}
