/** Sleeps until rung. A ring while nobody sleeps is kept: no request waits for the next round. */
export interface Bell {
  ring(): void;
  sleep(ms: number): Promise<void>;
}

export function createBell(): Bell {
  let hasRung = false;
  let wake = () => {};
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async sleep(ms) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, ms);
        await promise;
        clearTimeout(timer);
      }
      hasRung = false;
    },
  };
}
