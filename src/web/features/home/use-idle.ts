import { useEffect, useState } from 'react';

const timeoutMs = 2_000;

/** Turns true when the browser is idle after the first paint, at the latest after 2 seconds. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: timeoutMs });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
