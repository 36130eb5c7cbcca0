import { randomBytes } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type {
  createRequest,
  Faults,
  Outgoing,
  Payment,
  Payout,
  payoutRequest,
} from './payment-shapes.ts';
import type { PaymentStore } from './payment-store.ts';

/** Outcomes that the merchant is notified of. */
type Outcome = 'paid' | 'failed' | 'expired' | 'reversed';

/** A message waits so long for the next one of its brand to overtake it, in milliseconds. */
const swapMs = 5_000;

const prefixes: Readonly<Record<string, string>> = {
  agos: 'AG',
  kislap: 'KS',
  perlas: 'PL',
  hulog: 'HL',
};

function referenceOf(brand: string): string {
  const digits = BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString()
    .padStart(12, '0');
  return `${prefixes[brand] ?? 'XX'}${digits.slice(-12)}`;
}

/** The business of the payment provider: payments, payouts, and the messages about them. */
export function createPaymentDesk(store: PaymentStore, now: () => number = Date.now) {
  /** The time before which a message is not sent. 0: at once. */
  function waitOf({ brand, expiresAt }: Payment, { late, swapped }: Faults): number {
    if (late) return expiresAt + 2_000;
    const isSecond = [...store.waiting()].some(
      (other) => other.brand === brand && other.notBefore > now(),
    );
    return swapped && !isSecond ? now() + swapMs : 0;
  }

  /**
   * The message about a payment. It waits until the payment has expired when the brand sends late, and for the next message
   * when the brand sends in wrong order.
   */
  function messageOf(payment: Payment, outcome: Outcome, faults: Faults): Outgoing {
    const { brand, reference, orderId, paid, notifyUrl } = payment;
    const eventId = `${reference}-${outcome}`;
    const body = { about: 'payment', eventId, reference, orderId, outcome, amount: paid };
    const notBefore = waitOf(payment, faults);
    return { eventId, brand, url: notifyUrl, body: JSON.stringify(body), notBefore, isDone: false };
  }

  /** Writes a changed payment and the message about it together. */
  function finish(payment: Payment, outcome: Outcome): Payment {
    const message = messageOf(payment, outcome, store.faults(payment.brand));
    store.write({ kind: 'payment', record: payment }, { kind: 'outgoing', record: message });
    return payment;
  }

  /** The payment as it is now: one whose time is over has expired. */
  function current(payment: Payment): Payment {
    if (payment.state !== 'pending' || payment.expiresAt > now()) return payment;
    return finish({ ...payment, state: 'expired', endedAt: payment.expiresAt }, 'expired');
  }

  function endPayout(payout: Payout, state: 'paid' | 'failed'): Payout {
    const { brand, reference, key, amount, notifyUrl: url } = payout;
    const ended: Payout = { ...payout, state, endedAt: now() };
    const eventId = `${reference}-${state}`;
    const body = JSON.stringify({
      about: 'payout',
      eventId,
      reference,
      key,
      outcome: state,
      amount,
    });
    const message = { eventId, brand, url, body, notBefore: 0, isDone: false };
    store.write({ kind: 'payout', record: ended }, { kind: 'outgoing', record: message });
    return ended;
  }

  return {
    /** Begins a payment. A known order gets the payment that it has; null when its amount differs. */
    begin(brand: string, request: InferOutput<typeof createRequest>): Payment | null {
      const known = store.order(brand, request.orderId);
      if (known) return known.amount === request.amount ? current(known) : null;
      const { lifeSeconds, ...order } = request;
      const record: Payment = {
        ...order,
        id: randomBytes(12).toString('base64url'),
        brand,
        reference: referenceOf(brand),
        createdAt: now(),
        expiresAt: now() + lifeSeconds * 1000,
        state: 'pending',
        paid: 0,
        endedAt: null,
        refundedAt: null,
        reversedAt: null,
      };
      store.write({ kind: 'payment', record });
      return record;
    },

    find(brand: string, id: string): Payment | null {
      const payment = store.payment(id);
      return payment?.brand === brand ? current(payment) : null;
    },

    byOrder(brand: string, orderId: string): Payment | null {
      const payment = store.order(brand, orderId);
      return payment && current(payment);
    },

    /** The payer pays an amount. A payment that is finished stays as it is. */
    pay(payment: Payment, amount: number): Payment {
      const open = current(payment);
      if (open.state !== 'pending') return open;
      const half = Math.max(1, Math.floor(open.amount / 2));
      const paid = store.faults(open.brand).otherAmount ? half : amount;
      return finish({ ...open, state: 'paid', paid, endedAt: now() }, 'paid');
    },

    /** The payer declines. */
    decline(payment: Payment): Payment {
      const open = current(payment);
      if (open.state !== 'pending') return open;
      return finish({ ...open, state: 'failed', endedAt: now() }, 'failed');
    },

    /** The payer's bank takes the money back from the merchant. */
    takeBack(payment: Payment): Payment {
      if (payment.state !== 'paid' || payment.refundedAt !== null) return payment;
      return finish({ ...payment, state: 'reversed', reversedAt: now() }, 'reversed');
    },

    /** The merchant gives a payment back. False when there is nothing to give back. */
    refund(brand: string, reference: string): boolean {
      const payment = [...store.payments()].find(
        (one) => one.brand === brand && one.reference === reference,
      );
      if (!payment || payment.paid === 0) return false;
      if (payment.refundedAt === null && payment.state === 'paid') {
        store.write({ kind: 'payment', record: { ...payment, refundedAt: now() } });
      }
      return true;
    },

    /** Takes a payout. A known key gets the payout that it has; null when its amount differs. */
    payOut(brand: string, request: InferOutput<typeof payoutRequest>): Payout | null {
      const known = store.payout(brand, request.key);
      if (known) return known.amount === request.amount ? known : null;
      const record: Payout = {
        ...request,
        brand,
        reference: referenceOf(brand),
        createdAt: now(),
        state: 'pending',
        endedAt: null,
      };
      store.write({ kind: 'payout', record });
      return record;
    },

    payout: (brand: string, key: string) => store.payout(brand, key),

    /** Ends what its time brings: payments that expire, and payouts that are paid or fail. */
    settle(payoutDelayMs: number): void {
      for (const payment of store.payments()) current(payment);
      for (const payout of store.payouts()) {
        const { payouts: outcome } = store.faults(payout.brand);
        const isDue = payout.state === 'pending' && payout.createdAt + payoutDelayMs <= now();
        if (isDue && outcome !== 'held') endPayout(payout, outcome);
      }
    },

    /** Changes the faults of a brand. Messages that waited are sent once both switches are off. */
    changeFaults(
      brand: string,
      change: { [Name in keyof Faults]?: Faults[Name] | undefined },
    ): Faults {
      const given = Object.fromEntries(
        Object.entries(change).filter(([, one]) => one !== undefined),
      );
      const record: Faults = { ...store.faults(brand), ...given };
      store.write({ kind: 'faults', brand, record });
      if (record.late || record.swapped) return record;
      for (const message of store.waiting()) {
        if (message.brand !== brand || message.notBefore === 0) continue;
        store.write({ kind: 'outgoing', record: { ...message, notBefore: 0 } });
      }
      return record;
    },

    faults: (brand: string) => store.faults(brand),
  };
}

export type PaymentDesk = ReturnType<typeof createPaymentDesk>;
