import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#protocol/calls/rewards/promotions.ts';
import { getBonuses } from '#protocol/calls/rewards/bonuses.ts';
import { getPointBalance } from '#protocol/calls/rewards/points.ts';
import { uploadPicture } from '#protocol/calls/uploads.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import type { Participation } from '#protocol/model/rewards/activity.ts';
import type { ActivityStatus } from '#protocol/vocabulary/activity-status.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';

const days = 24 * 3_600;

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

interface Listed {
  readonly id: string;
  readonly username: string;
  readonly title: string;
  readonly pictures: readonly string[];
}

async function applications(state: ActivityStatus): Promise<readonly Listed[]> {
  const { list } = (await test.operator.send('GET', `applications?state=${state}`)) as {
    list: readonly Listed[];
  };
  return list;
}

const act = (id: string, action: string, body: object = {}) =>
  test.operator.send('POST', `applications/${id}/${action}`, body);

async function statuses(token?: string): Promise<Record<string, Participation['status']>> {
  const promotions = await test.request(calls.getPromotions, {}, token ? { token } : {});
  return Object.fromEntries(
    promotions.flatMap(({ id, activity }) => (activity ? [[id, activity.status]] : [])),
  );
}

const part = (token: string, activityId: string) =>
  test.request(calls.getParticipation, { activityId }, { token });

const apply = (token: string, activityId: string, more: object = {}) =>
  test.request(
    calls.applyForActivity,
    { activityId, remark: '', pictures: [], ...more },
    { token },
  );

const claim = (token: string, activityId: string) =>
  test.request(calls.claimActivity, { activityId }, { token });

const balance = async (token: string) => (await test.request(getBalance, {}, { token })).centavos;

async function addPicture(token: string): Promise<string> {
  const upload = { purpose: 'activity', picture: samplePicture } as const;
  return (await test.request(uploadPicture, upload, { token })).id;
}

describe('the list of promotions', () => {
  it('shows a guest the status that follows from the time, with conditions and reward', async () => {
    const promotions = await test.request(calls.getPromotions, {});
    const marathon = promotions.find(({ id }) => id === '315');
    expect(marathon?.activity).toMatchObject({
      status: 'joinNow',
      way: 'join',
      reward: {
        kind: 'cash',
        amount: 400_00,
        terms: 'Cash. The conditions of the claim hall apply.',
      },
      conditions: [
        { kind: 'bets', target: 300, category: 'FISH', done: null },
        { kind: 'turnover', target: 30_000_00, category: 'FISH', done: null },
      ],
    });
    expect(await statuses()).toMatchObject({ 311: 'comingSoon', 312: 'registrationClosed' });
    expect(promotions.filter(({ activity }) => activity === null)).toEqual([]);
  });

  it('shows a member the own states', async () => {
    expect(await statuses(await test.signIn('juan'))).toMatchObject({
      309: 'signedUp',
      310: 'joinNow',
      311: 'comingSoon',
      312: 'registrationClosed',
      313: 'applying',
      314: 'rejected',
      315: 'inProgress',
      316: 'claimPayout',
      317: 'claimed',
    });
  });

  it('names the categories in the language of the request', async () => {
    const names = await test.request(calls.getPromotionCategories, {}, { language: 'CN' });
    expect(names[0]).toEqual({ code: 'deposit_promo', name: '存款' });
    const types = new Set((await test.request(calls.getPromotions, {})).map(({ type }) => type));
    expect(names.map(({ code }) => code).every((code) => types.has(code))).toBe(true);
  });
});

describe('an application', () => {
  it('is sent with pictures, approved, and paid once when the member asks', async () => {
    const token = await test.signIn('juan');
    const pictures = [await addPicture(token), await addPicture(token), await addPicture(token)];
    const sent = await apply(token, '310', { remark: ' Our bench 🇵🇭 ', pictures });
    expect(sent).toMatchObject({ status: 'applying', remark: 'Our bench 🇵🇭' });
    expect(sent.pictures.map(({ id }) => id)).toEqual(pictures);
    const [listed] = (await applications('applying')).filter(({ title }) =>
      title.includes('corner'),
    );
    expect(listed).toMatchObject({ username: 'juan', pictures });
    expect(await claim(token, '310')).toMatchObject({ status: 'applying' });
    expect(await act(listed?.id ?? '', 'approve')).toMatchObject({
      state: 'claimPayout',
      changed: true,
    });
    const before = await balance(token);
    expect(await claim(token, '310')).toMatchObject({ status: 'claimed' });
    expect(await balance(token)).toBe(knownAmount(before) + 88_00);
  });

  it('pays once when it is claimed 64 times at once', async () => {
    const token = await test.signIn('juan');
    const before = await balance(token);
    const claims = await Promise.all(Array.from({ length: 64 }, () => claim(token, '316')));
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(['claimed']));
    expect(await balance(token)).toBe(knownAmount(before) + 50_00);
  });

  it('is rejected with a reason, and sent again in the place of the first', async () => {
    const token = await test.signIn('juan');
    await apply(token, '310', { remark: 'One' });
    const [first] = (await applications('applying')).filter(({ title }) =>
      title.includes('corner'),
    );
    await act(first?.id ?? '', 'reject', { reason: 'Too dark.' });
    expect(await part(token, '310')).toMatchObject({
      status: 'rejected',
      reason: 'Too dark.',
      mayApplyAgain: true,
    });
    const again = await apply(token, '310', { remark: 'Two' });
    expect(again).toMatchObject({ status: 'applying', reason: '', remark: 'Two' });
  });

  it('that waits for its review stays as it is when it is sent again', async () => {
    const token = await test.signIn('juan');
    expect(await apply(token, '313', { remark: 'Another' })).toMatchObject({
      status: 'applying',
      remark: 'Lolo and I, Sunday morning 🐟',
    });
    const many = await Promise.all(Array.from({ length: 8 }, () => apply(token, '310')));
    expect(new Set(many.map(({ appliedAt }) => appliedAt)).size).toBe(1);
  });

  it('whose reward is issued waits, and is paid when it is claimed', async () => {
    const token = await test.signIn('juan');
    const [listed] = await applications('applying');
    expect(await act(listed?.id ?? '', 'issue')).toMatchObject({ state: 'issued', changed: true });
    expect(await act(listed?.id ?? '', 'approve')).toMatchObject({ changed: false });
    const before = await balance(token);
    expect(await claim(token, '313')).toMatchObject({ status: 'claimed' });
    expect(await balance(token)).toBe(knownAmount(before) + 160_00);
  });

  it('whose reward is a bonus is granted by its rule when it is claimed, once', async () => {
    const token = await test.signIn('juan');
    const promotion = (await test.request(calls.getPromotions, {})).find(({ id }) => id === '314');
    expect(promotion?.activity?.reward).toMatchObject({ kind: 'bonus', amount: 150_00 });
    expect(promotion?.activity?.reward?.terms).toMatch(/5 × within 14 days.*₱10,000.00/);
    await apply(token, '314', { remark: 'Three receipts' });
    const [own] = (await applications('applying')).filter(({ title }) =>
      title.includes('receipts'),
    );
    const bonuses = async () =>
      (await test.request(getBonuses, { view: 'active', size: 10 }, { token })).bonuses;
    expect(await act(own?.id ?? '', 'issue')).toMatchObject({ state: 'issued', changed: true });
    expect(await bonuses()).toEqual([]);
    const before = await balance(token);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(token, '314')));
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(['claimed']));
    expect(await bonuses()).toMatchObject([
      { title: 'A gift from the lighthouse', amount: 150_00, purse: 150_00, goal: 750_00 },
    ]);
    expect(await balance(token)).toBe(before);
  });

  it('whose reward is points adds them to the points, once', async () => {
    const token = await test.signIn('ana');
    const promotion = (await test.request(calls.getPromotions, {})).find(({ id }) => id === '317');
    expect(promotion?.activity?.reward).toMatchObject({ kind: 'points', amount: 300 });
    expect(promotion?.activity?.reward?.terms).toMatch(/never expire/);
    const points = () => test.request(getPointBalance, {}, { token });
    const [before, cash] = [await points(), await balance(token)];
    await apply(token, '317');
    const listed = await Promise.all((['inProgress', 'claimPayout'] as const).map(applications));
    const own = listed
      .flat()
      .find(({ username, title }) => username === 'ana' && title.includes('Three bets'));
    await act(own?.id ?? '', 'issue');
    expect(await points()).toBe(before);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(token, '317')));
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(['claimed']));
    expect(await points()).toBe(before + 300);
    expect(await balance(token)).toBe(cash);
  });

  it.each([
    ['before it opens', '311'],
    ['after registration has closed', '312'],
    ['for a promotion that leads to a deposit', '300'],
  ])('is refused %s', async (_, id) => {
    const token = await test.signIn('juan');
    await expect(apply(token, id)).rejects.toMatchObject({ code: 'activity_closed' });
  });

  it('is refused with pictures of somebody else, or of another purpose', async () => {
    const other = await addPicture(await test.signIn('ana'));
    const token = await test.signIn('juan');
    const proof = { purpose: 'proof', picture: samplePicture } as const;
    const { id } = await test.request(uploadPicture, proof, { token });
    for (const picture of [other, id, 'x']) {
      const sent = apply(token, '310', { pictures: [picture] });
      await expect(sent).rejects.toMatchObject({ code: 'picture_refused' });
    }
  });

  it('takes 140 characters as people count them, and not one more', async () => {
    const token = await test.signIn('juan');
    const family = '👨‍👩‍👧‍👦';
    await expect(apply(token, '310', { remark: family.repeat(141) })).rejects.toMatchObject({
      code: 'request_invalid',
    });
    expect(await apply(token, '310', { remark: family.repeat(140) })).toMatchObject({
      status: 'applying',
    });
  });

  it('is for one member only', async () => {
    await expect(part(await test.signIn('ana'), '999')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await part(await test.signIn('ana'), '313')).toMatchObject({
      status: 'joinNow',
      remark: '',
      pictures: [],
    });
  });
});

describe('a sign-up', () => {
  it('whose conditions are met already can be paid out at once', async () => {
    const token = await test.signIn('ana');
    expect(await apply(token, '316')).toMatchObject({ status: 'claimPayout' });
  });

  it('counts from the start of the activity, and ends without a loss when the time runs out', async () => {
    await test.operator.advance(4 * days);
    const later = await test.signIn('juan');
    expect(await part(later, '309')).toMatchObject({ status: 'inProgress' });
    await test.operator.advance(7 * days);
    const last = await test.signIn('juan');
    expect(await part(last, '309')).toMatchObject({ status: 'rejected', isMissed: true });
  });

  it('that nobody has asked about is issued by a job when the activity ends', async () => {
    const token = await test.signIn('juan');
    await apply(token, '310');
    const [own] = (await applications('applying')).filter(({ title }) => title.includes('corner'));
    await act(own?.id ?? '', 'approve');
    await test.operator.advance(27 * days);
    await test.operator.jobs();
    const later = await test.signIn('juan');
    expect(await part(later, '310')).toMatchObject({ status: 'issued' });
    const before = await balance(later);
    expect(await claim(later, '310')).toMatchObject({ status: 'claimed' });
    expect(await balance(later)).toBe(knownAmount(before) + 88_00);
  });
});
