import { useEffect, useState } from 'react';

/** Turns true when `isActive` has been true for `delayMs` without a break. */
export function useDelayed(isActive: boolean, delayMs: number): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isActive, delayMs]);

  return isActive && isOver;
}
