/** Hands over together what was given to it before the event loop turned: a message costs more than what is in it. */
export function gather<T>(handOver: (items: readonly T[]) => void): (item: T) => void {
  let items: T[] = [];
  return (item) => {
    items.push(item);
    if (items.length > 1) return;
    setImmediate(() => {
      const all = items;
      items = [];
      handOver(all);
    });
  };
}
