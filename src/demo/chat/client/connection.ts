import { CallError, readStream, type Line } from './calls.ts';

const longestPauseMs = 15_000;

interface ConnectionNeeds {
  session: string;
  room: string;
  after: () => number;
  onLine: (line: Line) => void;
  onState: (isOpen: boolean) => void;
  onOver: (reason: string) => void;
}

/**
 * Keeps the stream of a room open. `after` gives the number to continue after; `onState` shows if the stream is open, and
 * `onOver` that no other attempt helps. The returned function ends it.
 */
export function keepConnected({
  session,
  room,
  after,
  onLine,
  onState,
  onOver,
}: ConnectionNeeds): () => void {
  let isEnded = false;
  let failures = 0;
  let attempt = new AbortController();
  let wake: (() => void) | null = null;

  const pause = (milliseconds: number) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });

  async function run() {
    while (!isEnded) {
      attempt = new AbortController();
      try {
        await readStream({ session, room, after: after() }, attempt.signal, (line) => {
          if (isEnded) return;
          if (line.kind === 'ready') {
            failures = 0;
            onState(true);
          }
          onLine(line);
        });
      } catch (error) {
        if (isEnded) return;
        const reason = error instanceof CallError ? error.reason : 'network';
        if (['session_over', 'not_found'].includes(reason)) return onOver(reason);
      }
      if (isEnded) return;
      onState(false);
      failures += 1;
      await pause(Math.min(longestPauseMs, 300 * 2 ** failures) * (0.5 + Math.random() / 2));
    }
  }

  const onOnline = () => wake?.();
  const onOffline = () => attempt.abort();
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  void run();
  return () => {
    isEnded = true;
    attempt.abort();
    wake?.();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
  };
}
