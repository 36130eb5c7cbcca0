import type { LiveEvent } from '#protocol/model/live-event.ts';
import type { Stop } from '../stop.ts';
import { mergeEvents, type MergedEvent } from './merge-events.ts';

/** Events that come together are shown together: the time to wait for more, in milliseconds. */
const collectMs = 300;

/** Events that wait for a hidden page. The oldest are left out. */
const mostWaiting = 20;

interface Needs {
  visible(): boolean;
  /** The player was notified of these events. */
  onNotified(ids: readonly string[]): void;
}

/** Notifies the player of events while the page is visible. Events of a hidden page wait, unless another tab reports them. */
export function createPendingEvents({ visible, onNotified }: Needs) {
  const listeners = new Set<(event: MergedEvent) => void>();
  let waiting: { readonly id: string; readonly event: LiveEvent }[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function notify(): void {
    timer = null;
    if (waiting.length === 0 || listeners.size === 0 || !visible()) return;
    const now = waiting;
    waiting = [];
    onNotified(now.map(({ id }) => id));
    for (const event of mergeEvents(now.map(({ event }) => event))) {
      listeners.forEach((listener) => listener(event));
    }
  }

  function notifySoon(): void {
    timer ??= setTimeout(notify, collectMs);
  }

  return {
    add(id: string, event: LiveEvent): void {
      waiting = [...waiting, { id, event }].slice(-mostWaiting);
      notifySoon();
    },
    /** Another tab has shown these. */
    drop(ids: readonly string[]): void {
      waiting = waiting.filter(({ id }) => !ids.includes(id));
    },
    /** Shows what waits, now that the page may be visible. */
    notifySoon,
    /** Shows at once what waits, before the session ends. */
    notify,
    clear(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting = [];
    },
    listen(act: (event: MergedEvent) => void): Stop {
      listeners.add(act);
      notifySoon();
      return () => void listeners.delete(act);
    },
  };
}
