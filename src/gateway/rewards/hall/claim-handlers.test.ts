import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

const hour = 3_600_000;

let test: TestGateway;
let token: string;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.operator.reset();
  token = await test.signIn('juan');
});

/** The rewards that juan can claim, without the rewards of the players whom he has invited. */
const claims = async () =>
  (await test.request(calls.getClaims, {}, { token })).rewards.filter(
    ({ source }) => source !== 'referral',
  );
const past = (after?: string, size = 20) =>
  test.request(calls.getPastRewards, { size, ...(after !== undefined && { after }) }, { token });
const claim = (id: string) => test.request(calls.claimReward, { id }, { token });
const balance = async () => (await test.request(calls.getBalance, {}, { token })).centavos;

describe('the claim hall', () => {
  it('lists what can be claimed with source, terms and last day, the first to end at the top', async () => {
    const rewards = await claims();
    expect(rewards.map(({ source }) => source).toSorted()).toEqual([
      'activity',
      'message',
      'ticket',
    ]);
    const ends = rewards.map(({ expiresAt }) => expiresAt ?? Infinity);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(rewards.find(({ source }) => source === 'ticket')).toMatchObject({
      title: 'Welcome ticket',
      terms: 'Cash. The conditions of the claim hall apply.',
      kind: 'cash',
      amount: 38_00,
      state: 'offered',
      endedAt: null,
    });
    const inFilipino = await test.request(calls.getClaims, {}, { token, language: 'TY' });
    expect(inFilipino.rewards.map(({ title }) => title)).toContain('Tiket ng pagbati');
  });

  it('pays a claim once, and keeps it in the history and in the account record', async () => {
    const before = await balance();
    const [first] = await claims();
    const id = first?.id ?? '';
    const answers = await Promise.all([claim(id), claim(id), claim(id)]);
    expect(answers.map(({ state }) => state)).toEqual(['claimed', 'claimed', 'claimed']);
    expect(await balance()).toBe(knownAmount(before) + (first?.amount ?? 0));
    expect(await claims()).toHaveLength(2);
    expect((await past()).rewards).toMatchObject([{ id, state: 'claimed' }]);
    const to = (await test.operator.advance(0)).now + hour;
    const period = { from: to - 3 * hour, to, page: 1, size: 10, code: 'dividend' as const };
    const { records } = await test.request(calls.getAccountRecords, period, { token });
    expect(records[0]).toMatchObject({ kind: 'reward', amount: first?.amount, orderNo: id });
  });

  it('says that a reward has ended', async () => {
    const rewards = await claims();
    await test.operator.advance(31 * 24 * 3_600);
    token = await test.signIn('juan');
    expect(await claims()).toEqual([]);
    const id = rewards[0]?.id ?? '';
    expect(await claim(id)).toMatchObject({ state: 'expired' });
    expect((await past()).rewards.map(({ state }) => state)).toContain('expired');
  });

  it('has a history in pages, newest first', async () => {
    for (const { id } of await claims()) await claim(id);
    const all = (await past()).rewards.map(({ id }) => id);
    const first = await past(undefined, 2);
    expect(first.rewards.map(({ id }) => id)).toEqual(all.slice(0, 2));
    const second = await past(first.next ?? '', 2);
    expect(second.rewards.map(({ id }) => id)).toEqual(all.slice(2));
    expect(second.next).toBeNull();
  });

  it('shows nothing of other members', async () => {
    const other = await test.signIn('ana');
    const [first] = await claims();
    const answer = test.request(calls.claimReward, { id: first?.id ?? '' }, { token: other });
    await expect(answer).rejects.toMatchObject({ code: 'not_found' });
    await expect(claim('no-id')).rejects.toMatchObject({ code: 'not_found' });
    await claim(first?.id ?? '');
    expect(
      (await test.request(calls.getPastRewards, { size: 10 }, { token: other })).rewards,
    ).toEqual([]);
  });

  it('gets tickets of the operator, who can take them back', async () => {
    const { id } = await test.operator.offerTicket({ to: 'juan', amount: 12.5, title: 'Sorry' });
    expect(await claims()).toContainEqual(expect.objectContaining({ id, amount: 12_50 }));
    await test.operator.cancelReward(id);
    expect(await claim(id)).toMatchObject({ state: 'cancelled' });
    await expect(test.operator.cancelReward(id)).rejects.toThrow('not offered any more');
    const listed = (await test.operator.send('GET', 'rewards')) as { id: string; state: string }[];
    expect(listed.find((one) => one.id === id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('a promo code', () => {
  const redeem = (code: string, by = token) =>
    test.request(calls.redeemPromoCode, { code }, { token: by });

  it('pays each member once, however it is typed', async () => {
    const before = await balance();
    expect(await redeem(' parola50 ')).toMatchObject({
      source: 'promoCode',
      amount: 50_00,
      state: 'claimed',
    });
    await expect(redeem('PAROLA50')).rejects.toMatchObject({ code: 'promo_code_used' });
    expect(await balance()).toBe(knownAmount(before) + 50_00);
    expect(await redeem('PAROLA50', await test.signIn('ana'))).toMatchObject({ state: 'claimed' });
  });

  it('for one member pays one of two who send it at once', async () => {
    const other = await test.signIn('ana');
    const answers = await Promise.allSettled([redeem('LASTONE'), redeem('LASTONE', other)]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'promo_code_used_up' }]);
  });

  it('that is unknown or over pays nothing', async () => {
    await test.operator.promoCode({ code: 'Short-1', amount: 5, uses: 3 });
    await expect(test.operator.promoCode({ code: 'SHORT-1', amount: 5, uses: 3 })).rejects.toThrow(
      'in use',
    );
    await expect(redeem('NOPE')).rejects.toMatchObject({ code: 'promo_code_unknown' });
    await test.operator.advance(24 * 3_600 + 1);
    token = await test.signIn('juan');
    await expect(redeem('short-1')).rejects.toMatchObject({ code: 'promo_code_over' });
  });

  it('is paid beside eleven others at once: only wrong ones count', async () => {
    const codes = Array.from({ length: 12 }, (_, nth) => `TWELVE-${nth}`);
    for (const code of codes) await test.operator.promoCode({ code, amount: 5, uses: 1 });
    const paid = await Promise.all(codes.map((code) => redeem(code)));
    expect(paid.map(({ state }) => state)).toEqual(codes.map(() => 'claimed'));
  });

  it('cannot be guessed: a member has ten tries in ten minutes', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      await expect(redeem(`GUESS${nth}`)).rejects.toMatchObject({ code: 'promo_code_unknown' });
    }
    await expect(redeem('PAROLA50')).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
  });
});
