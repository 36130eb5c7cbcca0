import { NoAnswer } from './no-answer.ts';

/** Gives a slot back. A second call does nothing. */
export type Release = () => void;

interface SlotSettings {
  /** The most calls that hold a slot at a time. */
  readonly most: number;
  /** The time that a call waits for a slot, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * Slots of the calls to a gateway. A call without a free slot waits for its turn. Throws NoAnswer (503) when it waits too
 * long, or when its signal aborts.
 */
export function createCallSlots({ most, patienceMs }: SlotSettings) {
  const queue = new Set<() => void>();
  let taken = 0;

  function createRelease(): Release {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = queue;
      if (next) next();
      else taken -= 1;
    };
  }

  function waitForTurn(signal: AbortSignal): Promise<Release> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        queue.delete(enter);
        signal.removeEventListener('abort', giveUp);
      };
      const enter = (): void => {
        leave();
        resolve(createRelease());
      };
      const giveUp = (): void => {
        leave();
        reject(new NoAnswer(503, 'Too many calls wait for the gateway.'));
      };
      const timer = setTimeout(giveUp, patienceMs);
      signal.addEventListener('abort', giveUp);
      queue.add(enter);
    });
  }

  return async function takeSlot(signal: AbortSignal): Promise<Release> {
    if (taken >= most) return waitForTurn(signal);
    taken += 1;
    return createRelease();
  };
}
