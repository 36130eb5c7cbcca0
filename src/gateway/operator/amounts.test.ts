import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore, type TestStore } from '#tests/support/test-store.ts';
import { tooExact } from './amounts.ts';

let store: TestStore;
let test: TestGateway;

beforeAll(async () => {
  store = await openTestStore('demo');
  test = await openTestGateway({ store });
});

afterAll(() => test.close());

const reason = 'A correction';
const account = { username: 'Lito', password: 'Bangka77', type: 0 };
const ticket = { title: 'A ticket', terms: 'Cash.', days: 1 };
const envelope = { title: 'A pot', shares: 2, opensAt: 0, minutes: 5 };
const message = { to: 'juan', title: 'A message', content: 'With cash.' };
const grant = { username: 'juan', key: 'a', rule: 'first-deposit' };

/** Each request of the console with an amount: its path, its body without the amount, and the field of the amount. */
const requests: readonly (readonly [path: string, body: object, field: string])[] = [
  ['accounts', account, 'balance'],
  ['winners', { customerName: 'Juan' }, 'winAmount'],
  ['members/juan/balance', { key: 'a', reason }, 'amount'],
  ['payments/none/credit', { reason }, 'amount'],
  ['withdrawals/none/pay', { provider: 'hand' }, 'amount'],
  ['bonuses', grant, 'base'],
  ['rewards', { to: 'juan', ...ticket }, 'amount'],
  ['promo-codes', { code: 'PAROLA', uses: 1, ...ticket }, 'amount'],
  ['red-envelopes', { ...envelope, least: 1 }, 'pot'],
  ['red-envelopes', { ...envelope, pot: 500 }, 'least'],
];

const stored = async () => {
  const rows = await store.engine.query(
    `select (select count(*) from ledger_posting)::int as postings, (select count(*) from reward)::int as rewards,
      (select count(*) from member)::int as members, (select count(*) from winner)::int as winners,
      (select count(*) from promo_code)::int as codes, (select count(*) from red_envelope)::int as envelopes`,
    [],
  );
  return rows.rows;
};

describe('an amount of the operator', () => {
  it.each(requests)(
    'is refused by %s with a part of a centavo, in words beside its field',
    async (path, body, field) => {
      const before = await stored();
      for (const amount of [100.005, 0.001, 1.999]) {
        const sent = test.operator.send('POST', path, { ...body, [field]: amount });
        await expect(sent).rejects.toThrow(`${field}: ${tooExact}`);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it('is refused as the reward of a message', async () => {
    const reward = { kind: 'cash', amount: 100.005 };
    const sent = test.operator.send('POST', 'messages', { ...message, reward });
    await expect(sent).rejects.toThrow(`reward.amount: ${tooExact}`);
  });

  it('is refused by a setting in the same words', async () => {
    const sent = test.operator.send('PATCH', 'setting-fields', {
      'withdrawalLimits.least': '100.005',
    });
    await expect(sent).rejects.toThrow(`withdrawalLimits.least: ${tooExact}`);
  });

  it('arrives with two decimals as it was typed', async () => {
    const token = await test.signIn('juan');
    const before = await test.request(getBalance, {}, { token });
    await test.operator.adjustBalance('juan', { key: 'exact', amount: 100.29, reason });
    await test.operator.adjustBalance('juan', { key: 'back', amount: -0.29, reason });
    const after = await test.request(getBalance, {}, { token });
    expect(after.centavos).toBe((before.centavos ?? 0) + 100_00);
  });
});
