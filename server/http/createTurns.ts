/** Lets one caller go on in each turn of the event loop: whoever only reads a page never waits for a row of forms. */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function letNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letNext);
  }

  return () =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(letNext);
      waiting.push(resolve);
    });
}
