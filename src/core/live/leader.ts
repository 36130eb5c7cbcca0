import type { TabLocks } from '../platform.ts';

const lockName = 'parola-live';

/** Pause after the lock was lost or refused. */
const pauseMs = 1_000;

interface Needs {
  readonly locks: TabLocks;
  /** The work of the leader. It ends when the signal aborts. */
  lead(signal: AbortSignal): Promise<void>;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/** Elects one of the tabs of a browser. When the leader closes, the browser gives its lock to the next tab. */
export function createLeader({ locks, lead }: Needs) {
  let running: AbortController | null = null;
  let waiting: AbortController | null = null;
  let isLeader = false;
  let takesOver = false;

  /** Leads until the tab stops or another tab takes over, also when its work has ended before. */
  async function hold(signal: AbortSignal): Promise<void> {
    isLeader = true;
    await lead(signal);
    await aborted(signal);
  }

  async function waitAndLead(signal: AbortSignal): Promise<void> {
    const turn = new AbortController();
    const own = new AbortController();
    const end = (): void => {
      turn.abort();
      own.abort();
    };
    signal.addEventListener('abort', end);
    waiting = turn;
    // A request that takes a lock over cannot have a signal (Web Locks API).
    const how = takesOver ? { steal: true } : { signal: turn.signal };
    takesOver = false;
    try {
      if (!signal.aborted) await locks.request(lockName, how, () => hold(own.signal));
    } catch {
      // Another tab has taken over, or this one stops waiting.
    } finally {
      isLeader = false;
      waiting = null;
      own.abort();
      signal.removeEventListener('abort', end);
    }
  }

  async function compete(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await waitAndLead(signal);
      if (!takesOver) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  return {
    isLeader: () => isLeader,
    start(): void {
      if (running !== null) return;
      running = new AbortController();
      void compete(running.signal);
    },
    stop(): void {
      running?.abort();
      running = null;
    },
    /** Takes the lock of a leader that does not answer, such as a tab that the system has frozen. */
    takeOver(): void {
      if (running === null || isLeader) return;
      takesOver = true;
      waiting?.abort();
    },
  };
}
