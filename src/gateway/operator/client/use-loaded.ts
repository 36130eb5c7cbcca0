import { useCallback, useEffect, useRef, useState } from 'react';

/** A value of the gateway: the last one that arrived, and the fault of the last attempt. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly fault: string;
  readonly refresh: () => Promise<void>;
}

const everyMs = 5_000;

/** Rows that move away under a press would give another member the answer. */
const isInUse = () =>
  document.querySelector(':is(tr, .menu):is(:hover, :focus-within), dialog[open]') !== null;

/** Loads a value now and every five seconds, except while a row is in use. `load` has to be the same one while nothing else is asked for. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ from: unknown; value: Value | null; fault: string }>({
    from: load,
    value: null,
    fault: '',
  });
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const value = await load();
      if (turn === asked.current) setState({ from: load, value, fault: '' });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (turn !== asked.current) return;
      setState((last) => ({ from: load, value: last.from === load ? last.value : null, fault }));
    }
  }, [load]);
  useEffect(() => {
    const first = setTimeout(() => void refresh());
    const timer = setInterval(() => {
      if (!isInUse()) void refresh();
    }, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [refresh]);
  const isOwn = state.from === load;
  return { value: isOwn ? state.value : null, fault: isOwn ? state.fault : '', refresh };
}
