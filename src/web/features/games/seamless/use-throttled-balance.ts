import { useEffect, useRef } from 'react';

const restMs = 1_000;

/** Asks for the balance at once, and then at most once a second, however often the game says that it has changed. */
export function useThrottledBalance(load: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wanted = useRef(false);

  function rest(): void {
    timer.current = setTimeout(() => {
      timer.current = null;
      if (wanted.current) ask();
    }, restMs);
  }

  function ask(): void {
    if (timer.current !== null) {
      wanted.current = true;
      return;
    }
    wanted.current = false;
    void load();
    rest();
  }

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return ask;
}
