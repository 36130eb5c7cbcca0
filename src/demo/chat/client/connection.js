import { CallError, readStream } from './calls.js';

const longestPauseMs = 15_000;

/**
 * Keeps the stream of a room open. `after` gives the number to continue after; `onState` shows if the stream is open, and
 * `onOver` that no other attempt helps.
 * @param {object} options
 * @param {string} options.session
 * @param {string} options.room
 * @param {() => number} options.after
 * @param {(line: import('./calls.js').Line) => void} options.onLine
 * @param {(isOpen: boolean) => void} options.onState
 * @param {(reason: string) => void} options.onOver
 * @returns {() => void} Ends it.
 */
export function keepConnected({ session, room, after, onLine, onState, onOver }) {
  let isEnded = false;
  let failures = 0;
  let attempt = new AbortController();
  /** @type {(() => void) | null} */
  let wake = null;

  /** @param {number} milliseconds */
  const pause = (milliseconds) =>
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
