/** All that moved, since the mark "late-file" where there is one. For page.evaluate. */
export function layoutShift(): Promise<number> {
  const [{ startTime = 0 } = {}] = performance.getEntriesByName('late-file');
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      const since = list.getEntries().filter((entry) => entry.startTime >= startTime);
      for (const entry of since) total += entry.toJSON().value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(total), 200);
  });
}
