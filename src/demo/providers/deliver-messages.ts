import type { Outgoing } from './payment-shapes.ts';
import type { PaymentStore } from './payment-store.ts';
import { signMessage } from './sign-message.ts';

/** Pause before the second try, in milliseconds. It doubles with each try, up to the longest. */
const firstPauseMs = 1_000;
const longestPauseMs = 5 * 60_000;
const patienceMs = 10_000;
/** A message of a shared store belongs to the site that sends it for so long. Then any site may try again. */
const leaseMs = 15_000;

/** Sends a message to an address of the merchant. */
export type SendMessage = (url: string, init: RequestInit) => Promise<Response>;

interface DeliveryNeeds {
  readonly store: PaymentStore;
  readonly secret: string;
  readonly send: SendMessage;
  readonly now: () => number;
}

/** Sends the waiting messages to the merchant, again and again until it answers 200. */
export function createDelivery({ store, secret, send, now }: DeliveryNeeds) {
  /** Tries of each message, and the time of the next. A restart of the process begins anew. */
  const tries = new Map<string, { count: number; nextAt: number }>();
  const underWay = new Set<Promise<void>>();

  async function post({ brand, url, body }: Outgoing): Promise<boolean> {
    const { forged } = store.faults(brand);
    const headers = {
      'Content-Type': 'application/json',
      ...signMessage(forged ? `not ${secret}` : secret, body, now()),
    };
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const answer = await send(url, { method: 'POST', headers, body, signal });
      await answer.arrayBuffer();
      return answer.status === 200;
    } catch {
      return false;
    }
  }

  async function deliver(message: Outgoing): Promise<void> {
    const { lost, doubled } = store.faults(message.brand);
    const sent = lost
      ? [true]
      : await Promise.all(doubled ? [post(message), post(message)] : [post(message)]);
    if (sent.some(Boolean)) {
      tries.delete(message.eventId);
      await store.turn(() =>
        store.write({ kind: 'outgoing', record: { ...message, isDone: true } }),
      );
      return;
    }
    const count = (tries.get(message.eventId)?.count ?? 0) + 1;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (count - 1));
    tries.set(message.eventId, { count, nextAt: now() + pause });
  }

  /** Takes the messages that are due: until their answer, or in a shared store for the time of a lease, they are not due again. */
  function takeDue(): readonly Outgoing[] {
    const due = [...store.waiting()].filter(
      ({ eventId, notBefore }) => notBefore <= now() && (tries.get(eventId)?.nextAt ?? 0) <= now(),
    );
    for (const message of due) {
      if (store.isShared) {
        store.write({ kind: 'outgoing', record: { ...message, notBefore: now() + leaseMs } });
      } else {
        const count = tries.get(message.eventId)?.count ?? 0;
        tries.set(message.eventId, { count, nextAt: Infinity });
      }
    }
    return due;
  }

  return {
    /** Sends every message that is due and not under way. Resolves when those were sent, or have failed. */
    async run(): Promise<void> {
      for (const message of await store.turn(takeDue)) {
        const sending = deliver(message).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      await Promise.all(underWay);
    },
  };
}
