import { type PaymentProvider, ProviderError } from '#gateway/providers/providers.ts';
import { createTestProvider } from './test-provider.ts';

type Payout = Parameters<PaymentProvider['payOut']>[0];

/** Answers of the provider to a payout: paid at once, not yet, refused, or no answer after it was paid. */
type Answer = 'paid' | 'pending' | 'refused' | 'lost';

/** A payment provider in this process that pays each key once, and notes what it has paid. */
export function createTestPayouts(code = 'agos') {
  const paid = new Map<string, Payout>();
  const asked: string[] = [];
  const state: { answer: Answer } = { answer: 'paid' };
  const provider: PaymentProvider = {
    ...createTestProvider(code),
    payOut(order) {
      const { answer } = state;
      asked.push(order.key);
      if (answer === 'refused') {
        return Promise.reject(new ProviderError('refused', 'The account is closed'));
      }
      const isNew = !paid.has(order.key);
      if (answer !== 'pending') paid.set(order.key, order);
      if (answer === 'lost' && isNew) {
        return Promise.reject(new ProviderError('unclear', 'No answer'));
      }
      const reference = `${code}-${order.key}`;
      return Promise.resolve({ state: paid.has(order.key) ? 'paid' : 'pending', reference });
    },
  };
  return { provider, paid, asked, state };
}
