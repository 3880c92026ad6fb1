import { useEffect, useState } from 'react';

/** While typing "0,15", "0" is not an error yet: it becomes one after a pause. */
const CALM_MS = 700;

/** The last value that has rested, the same object: it lags behind what is typed. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
