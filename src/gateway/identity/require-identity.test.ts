import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownAmount } from '#tests/support/known-amount.ts';
import { type IdentityTest, openIdentity } from '#tests/support/open-identity.ts';
import { type Market, type MarketPack, packOf } from '../protection/protection.ts';

let test: IdentityTest;
beforeAll(async () => {
  test = await openIdentity('PH');
});
afterAll(() => test.close());

/** Opens the gateway of another market, and signs juan in. */
async function open(market: Market | MarketPack) {
  await test.close();
  test = await openIdentity(market);
  return test.member('juan');
}

/** A market that asks for the identity before the first withdrawal, with the most deposits until then. */
const beforeWithdrawal = (untilThen: number | null): MarketPack => ({
  ...packOf('UK'),
  identity: { due: 'beforeWithdrawal', untilThen },
});

const beforeDeposit = { due: 'beforeDeposit', untilThen: null } as const;

/** Makes a request 8 times at once, and returns how each ended. */
async function eightTimes(ask: () => Promise<unknown>): Promise<string[]> {
  const all = await Promise.allSettled(Array.from({ length: 8 }, ask));
  return all.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)));
}

const refused = Array.from({ length: 8 }, () => 'identity_needed');

describe('money before the approval of the identity', () => {
  it.each(['PH', 'open'] as const)(
    'moves in the market %s, which takes no pictures',
    async (market) => {
      const juan = await open(market);
      expect(await juan.depositSettings()).toMatchObject({ leftBeforeIdentity: null });
      expect(await juan.withdrawSettings()).toMatchObject({ identityNeeded: false });
      await juan.deposit(500);
      await juan.withdraw(500);
      expect(await juan.send()).toMatchObject({ state: 'none', due: 'never' });
      expect(await test.listed()).toEqual([]);
    },
  );

  it('is not withdrawn in a market that asks before the first withdrawal', async () => {
    const juan = await open(beforeWithdrawal(null));
    expect(await juan.withdrawSettings()).toMatchObject({ identityNeeded: true });
    expect(await eightTimes(() => juan.withdraw(500))).toEqual(refused);
  });

  it('comes up to the sum of the market before the first withdrawal', async () => {
    const { leftBeforeIdentity } = await (
      await open(beforeWithdrawal(100_000_00))
    ).depositSettings();
    const used = 100_000_00 - knownAmount(leftBeforeIdentity);
    const juan = await open(beforeWithdrawal(used + 1_200_00));
    expect(await juan.depositSettings()).toMatchObject({ leftBeforeIdentity: 1_200_00 });
    const asked = await eightTimes(() => juan.deposit(500));
    expect(asked.toSorted()).toEqual(['done', 'done', ...refused.slice(2)]);
    expect(await juan.depositSettings()).toMatchObject({ leftBeforeIdentity: 200_00 });
    await juan.send();
    await test.approve(await test.waiting());
    await juan.deposit(500);
  });

  it.each([
    ['UK', packOf('UK')],
    ['strictest', packOf('strictest')],
    ['that asks before the first deposit', { ...packOf('UK'), identity: beforeDeposit }],
  ])('neither comes nor goes in the market %s', async (_, market) => {
    const juan = await open(market);
    expect(await juan.depositSettings()).toMatchObject({ leftBeforeIdentity: 0 });
    expect(await eightTimes(() => juan.deposit(500))).toEqual(refused);
    expect(await eightTimes(() => juan.withdraw(500))).toEqual(refused);
    await juan.send();
    expect(await eightTimes(() => juan.deposit(500))).toEqual(refused);
    await test.refuse(await test.waiting());
    expect(await eightTimes(() => juan.withdraw(500))).toEqual(refused);
    await juan.send();
    await test.approve(await test.waiting());
    expect(await juan.depositSettings()).toMatchObject({ leftBeforeIdentity: null });
    expect(await juan.withdrawSettings()).toMatchObject({ identityNeeded: false });
    await juan.deposit(500);
    await juan.withdraw(500);
    const [approved] = await test.listed('approved');
    await test.askAgain(approved?.id ?? '');
    expect(await juan.depositSettings()).toMatchObject({ leftBeforeIdentity: 0 });
    expect(await eightTimes(() => juan.deposit(500))).toEqual(refused);
    expect(await eightTimes(() => juan.withdraw(500))).toEqual(refused);
  });
});
