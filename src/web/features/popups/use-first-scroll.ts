import { useEffect, useState } from 'react';

/** Longest wait for a scroll, in milliseconds. */
const limitMs = 8_000;

/** Turns true at the first scroll, at the latest after 8 s. Another `audience` starts the wait again. */
export function useFirstScroll(audience: string): boolean {
  const [scrolledFor, setScrolledFor] = useState<string | null>(null);
  const isDone = scrolledFor === audience;

  useEffect(() => {
    if (isDone) return undefined;
    const end = () => setScrolledFor(audience);
    const timer = setTimeout(end, limitMs);
    window.addEventListener('scroll', end, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', end);
    };
  }, [audience, isDone]);

  return isDone;
}
