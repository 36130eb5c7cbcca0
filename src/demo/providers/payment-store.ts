import { openPaymentFile } from './payment-file.ts';
import { type Line, type LineCipher, lineOf, textOf } from './payment-lines.ts';
import {
  type Faults,
  noFaults,
  type Outgoing,
  type Payment,
  type Payout,
} from './payment-shapes.ts';

/** Texts that several sites add to in turn, each of them after it has read the texts of the others. */
export interface SharedTexts {
  /** Stores the texts that `work` returns. With `isAnew` the texts begin with the first of all. */
  turn(
    work: (fresh: { lines: readonly string[]; isAnew: boolean }) => readonly string[],
  ): Promise<void>;
}

/** The place at which a store keeps its changes: in a file of its own, in texts that it shares with other sites, or (null) in memory. */
export type PaymentPlace =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'shared'; readonly texts: SharedTexts }
  | null;

/** The newest version of each record. */
function createRecords() {
  const payments = new Map<string, Payment>();
  const payouts = new Map<string, Payout>();
  const waiting = new Map<string, Outgoing>();
  const switches = new Map<string, Faults>();
  const orders = new Map<string, Payment>();
  return {
    apply(change: Line): void {
      if (change.kind === 'payment') {
        payments.set(change.record.id, change.record);
        orders.set(`${change.record.brand} ${change.record.orderId}`, change.record);
      } else if (change.kind === 'payout') {
        payouts.set(`${change.record.brand} ${change.record.key}`, change.record);
      } else if (change.kind === 'faults') {
        switches.set(change.brand, change.record);
      } else if (change.record.isDone) {
        waiting.delete(change.record.eventId);
      } else {
        waiting.set(change.record.eventId, change.record);
      }
    },
    clear: () => [payments, payouts, waiting, switches, orders].forEach((map) => map.clear()),
    readers: {
      payment: (id: string) => payments.get(id) ?? null,
      order: (brand: string, orderId: string) => orders.get(`${brand} ${orderId}`) ?? null,
      payments: (): Iterable<Payment> => payments.values(),
      payout: (brand: string, key: string) => payouts.get(`${brand} ${key}`) ?? null,
      payouts: (): Iterable<Payout> => payouts.values(),
      waiting: (): Iterable<Outgoing> => waiting.values(),
      faults: (brand: string): Faults => switches.get(brand) ?? noFaults,
    },
  };
}

/** The store of the payment provider: its records in memory, and each change of them as a line at its place. */
export function openPaymentStore(place: PaymentPlace = null, cipher: LineCipher | null = null) {
  const { apply, clear, readers } = createRecords();
  const file = place?.kind === 'file' ? openPaymentFile(place.path, cipher) : null;
  const shared = place?.kind === 'shared' ? place.texts : null;
  /** The changes of the turn that is under way. */
  let added: Line[] | null = null;
  file?.lines.forEach(apply);

  /** Writes changes together: all of them or none. A shared store is written in a turn only. */
  function write(...changes: readonly Line[]): void {
    if (shared !== null) {
      if (added === null) throw new Error('A shared store of payments is written in a turn');
      added.push(...changes);
    }
    file?.add(changes);
    changes.forEach(apply);
  }

  /** Runs `work` on the newest records. What it writes is kept when the promise resolves. */
  async function turn<Result>(work: () => Result): Promise<Result> {
    if (shared === null) return work();
    const results: Result[] = [];
    await shared.turn(({ lines, isAnew }) => {
      if (isAnew) clear();
      for (const text of lines) apply(lineOf(text, cipher));
      added = [];
      try {
        results.push(work());
        return added.map((change) => textOf(change, cipher));
      } finally {
        added = null;
      }
    });
    return results.at(-1) as Result;
  }

  return {
    ...readers,
    /** Other sites read and write the same records. */
    isShared: shared !== null,
    write,
    turn,
    close: () => file?.close(),
  };
}

export type PaymentStore = ReturnType<typeof openPaymentStore>;
