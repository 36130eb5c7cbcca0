import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimMission, getLeaderboard, getMissions } from '#protocol/calls/rewards/missions.ts';
import { getInvitations } from '#protocol/calls/rewards/referral.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { knownAmount } from '#tests/support/known-amount.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
let token: string;

beforeAll(async () => {
  test = await openTestGateway();
  token = await test.signIn('juan');
});
afterAll(() => test.close());

const missions = () => test.request(getMissions, {}, { token });
const balance = async () => (await test.request(getBalance, {}, { token })).centavos;

it('the demo has leaderboards of 20 players with masked names, and a week whose prizes are paid', async () => {
  const now = await test.request(getLeaderboard, {}, { token });
  expect(now.boards.map(({ id }) => id)).toEqual(['week-all', 'week-slots']);
  expect(now).toMatchObject({ shown: 'week-all', isFinal: false });
  const [last] = now.past;
  const past = await test.request(getLeaderboard, { startsAt: last?.startsAt ?? 0 }, { token });
  expect(past.isFinal).toBe(true);
  expect(past.places.length).toBeGreaterThanOrEqual(20);
  expect(past.places[0]).toMatchObject({ place: 1, prize: 10_000_00 });
  expect(past.places.every(({ name }) => name.includes('***') || name === 'Juan')).toBe(true);
  expect(past.own?.place ?? 99).toBeGreaterThan(10);
});

it('the demo has invited players in several states', async () => {
  const { invitations } = await test.request(getInvitations, { page: 1, size: 10 }, { token });
  expect(invitations).toHaveLength(6);
  expect(new Set(invitations.map(({ state }) => state))).toEqual(new Set(['counted', 'held']));
  expect(new Set(invitations.map(({ reached }) => reached.length))).toEqual(new Set([0, 1, 2, 3]));
});

it('a mission is claimed by a keyed call, and its count goes down', async () => {
  const { done, missions: all } = await missions();
  const login = all.find(({ id }) => id === 'day-login');
  expect(login).toMatchObject({ state: 'done', progress: 1, target: 1, reward: 5_00 });
  const before = await balance();
  const claim = { id: 'day-login', startsAt: login?.startsAt ?? 0 };
  const paid = await test.request(claimMission, claim, {
    token,
    key: 'claim-of-the-login-mission',
  });
  expect(paid).toEqual({ reward: 5_00 });
  expect(await balance()).toBe(knownAmount(before) + 5_00);
  expect((await missions()).done).toBe(done - 1);
});

it('the operator switches a mission and a leaderboard off and on', async () => {
  const set = (path: string, enabled: boolean) =>
    test.operator.send('POST', `missions/${path}`, { enabled });
  await set('mission/day-login', false);
  await set('leaderboard/week-all', false);
  expect((await missions()).missions.map(({ id }) => id)).not.toContain('day-login');
  const { boards } = await test.request(getLeaderboard, {}, { token });
  expect(boards.map(({ id }) => id)).toEqual(['week-slots']);
  const asked = test.request(getLeaderboard, { board: 'week-all' }, { token });
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  await set('mission/day-login', true);
  await set('leaderboard/week-all', true);
  expect((await missions()).missions.map(({ id }) => id)).toContain('day-login');
});

it('trial accounts have no missions', async () => {
  const trial = await test.signIn('tino');
  const asked = test.request(getMissions, {}, { token: trial });
  await expect(asked).rejects.toMatchObject({ code: 'need_true_account' });
});
