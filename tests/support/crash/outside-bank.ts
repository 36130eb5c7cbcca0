import { parse } from 'valibot';
import { signedNotice } from '#gateway/providers/signed-shapes.ts';
import { type PaymentProvider, ProviderError } from '#gateway/providers/providers.ts';
import { createTestProvider } from '../test-provider.ts';

/** An answer to a payout: paid, not yet, refused, or none although it was paid. */
type PayoutAnswer = 'paid' | 'pending' | 'refused' | 'lost';

/**
 * A payment provider that outlives the gateways of a test, pays each key once and believes every notice. `calls` counts what
 * it was asked for, `paid` has the centavos by key.
 */
export function createOutsideBank() {
  const paid = new Map<string, number>();
  const state: { calls: number; answer: PayoutAnswer; arrived: number | null } = {
    calls: 0,
    answer: 'paid',
    arrived: null,
  };
  const base = createTestProvider('agos');
  const provider: PaymentProvider = {
    ...base,
    create(order) {
      state.calls += 1;
      return base.create(order);
    },
    async query(orderId) {
      const { arrived: amount } = state;
      const pending = await base.query(orderId);
      if (amount === null || pending.state === 'unknown') return pending;
      return { state: 'paid', reference: pending.reference, amount };
    },
    parse: (body) => parse(signedNotice, JSON.parse(body)),
    payOut({ key, amount }) {
      state.calls += 1;
      if (state.answer === 'refused' && !paid.has(key)) {
        return Promise.reject(new ProviderError('refused', 'The account is closed'));
      }
      const isNew = !paid.has(key);
      if (state.answer !== 'pending') paid.set(key, amount);
      if (state.answer === 'lost' && isNew) {
        return Promise.reject(new ProviderError('unclear', 'No answer'));
      }
      return Promise.resolve({ state: paid.has(key) ? 'paid' : 'pending', reference: key });
    },
  };
  return {
    provider,
    paid,
    get calls() {
      return state.calls;
    },
    answerWith(answer: PayoutAnswer) {
      state.answer = answer;
    },
    /** From now on each order is paid with some centavos, and the bank sends no notices. */
    arrive(amount: number) {
      state.arrived = amount;
    },
    /** Forgets all payouts but the given ones. */
    reset(payouts: Iterable<readonly [string, number]> = []) {
      paid.clear();
      for (const [key, amount] of payouts) paid.set(key, amount);
      Object.assign(state, { calls: 0, answer: 'paid', arrived: null });
    },
  };
}
