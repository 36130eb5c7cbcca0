import fs from 'node:fs';
import { type PaymentProvider, ProviderError } from '#gateway/providers/providers.ts';
import { createTestProvider } from './test-provider.ts';

/** The payouts in the file of a provider: `[key, centavos]`. */
export function readPayouts(file: string): [string, number][] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [key = '', amount = '0'] = line.split(' ');
    return [key, Number(amount)];
  });
}

/**
 * A payment provider whose store is a file, which survives a kill of the gateway. It pays a key once. Some answers are lost
 * after it has paid, and some payouts are refused.
 */
export function openPayoutFile(file: string) {
  const paid = new Map(readPayouts(file));
  let asked = 0;
  const provider: PaymentProvider = {
    ...createTestProvider('file'),
    payOut({ key, amount }) {
      asked += 1;
      const known = paid.get(key);
      if (known === undefined && asked % 11 === 0) {
        return Promise.reject(new ProviderError('refused', 'The account is closed'));
      }
      if (known === undefined) {
        const handle = fs.openSync(file, 'a');
        fs.writeSync(handle, `${key} ${amount}\n`);
        fs.closeSync(handle);
        paid.set(key, amount);
        if (asked % 6 === 0) return Promise.reject(new ProviderError('unclear', 'No answer'));
      }
      return Promise.resolve({ state: 'paid', reference: key });
    },
  };
  return { provider };
}
