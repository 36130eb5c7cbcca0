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

const never = () => Number.POSITIVE_INFINITY;

/**
 * Loads a value now and every five seconds, except while a row is in use. `load` has to be the same one while nothing else is asked for.
 * `leftOf` names the milliseconds that a value may stay: afterwards it is loaded again in any case, and is gone if that fails.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  leftOf: (value: Value) => number = never,
): Loaded<Value> {
  const [state, setState] = useState<{ from: unknown; value: Value | null; fault: string }>({
    from: load,
    value: null,
    fault: '',
  });
  const asked = useRef(0);
  const overAt = useRef(never());
  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const value = await load();
      if (turn !== asked.current) return;
      overAt.current = performance.now() + leftOf(value);
      setState({ from: load, value, fault: '' });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (turn !== asked.current) return;
      const isOver = performance.now() >= overAt.current;
      setState((last) => {
        const isKept = last.from === load && !isOver;
        return { from: load, value: isKept ? last.value : null, fault };
      });
    }
  }, [load, leftOf]);
  useEffect(() => {
    const first = setTimeout(() => void refresh());
    const timer = setInterval(() => {
      if (!isInUse() || performance.now() >= overAt.current) void refresh();
    }, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [refresh]);
  const isOwn = state.from === load;
  return { value: isOwn ? state.value : null, fault: isOwn ? state.fault : '', refresh };
}
