import { useEffect, useState } from 'react';

const patienceMs = 2_000;

/** Turns true once the page has nothing better to do, after the first paint. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: patienceMs });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
