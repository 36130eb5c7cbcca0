import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAgentHome } from '#protocol/calls/agents/agent-home.ts';
import { getAgentIncome, getTeamSums } from '#protocol/calls/agents/team-reports.ts';
import { getAccountRecords } from '#protocol/calls/records/account-records.ts';
import { getProfit } from '#protocol/calls/records/profit.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTeam, type TeamGateway, teamPassword } from '#tests/support/open-team.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../store/database.ts';

let test: TeamGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTeam({ store, restore: store.restore });
});
afterAll(() => test.close());

const now = async () => (await test.operator.advance(0)).now;

async function play(memberId: string, key: string): Promise<void> {
  await createBonusPlay(database, await now()).play(memberId, { key, stake: 10_000_00, pays: 0 });
}

async function pass(days: number): Promise<void> {
  await test.operator.advance((days * dayMs) / 1_000);
  await test.operator.jobs();
  await test.operator.jobs('dailySums');
}

it('agent rebates are in the income, the account record, profit and loss, the home and the report of the upline', async () => {
  const first = { token: await test.signIn('aida') };
  const before = await test.request(getBalance, {}, first);
  await play(await memberIdOf(test, 'alma'), 'bet-of-alma');
  await pass(1.2);
  const token = await test.signIn('aida');
  const at = await now();
  const period = { from: at - dayMs, to: at + dayMs };
  const { current } = await test.request(getAgentIncome, period, { token });
  const income = current.sources.find(({ code }) => code === 'agent_rebate');
  expect(income).toEqual({ code: 'agent_rebate', in: 5_00, out: 0 });
  const after = await test.request(getBalance, {}, { token });
  expect(after.centavos).toBe((before.centavos ?? 0) + 5_00);
  const filter = { from: at - dayMs, to: at + dayMs, code: 'agent_rebate', page: 1, size: 10 };
  const { records } = await test.request(getAccountRecords, { ...filter, order: '' } as never, {
    token,
  });
  expect(records).toMatchObject([{ code: 'agent_rebate', kind: 'rebate', amount: 5_00 }]);
  const { total } = await test.request(getProfit, { ...period, by: 'D' }, { token });
  expect(total).toMatchObject({ bonuses: 5_00 });
  const { days } = await test.request(getAgentHome, {}, { token });
  expect(days.at(-1)).toMatchObject({ commission: 5_00 });
  const ana = await test.signIn('ana');
  const sums = { ...contractSamples.getTeamSums, ...period };
  const { rows } = await test.request(getTeamSums, sums, { token: ana });
  expect(rows.find(({ account }) => account === 'aida')).toMatchObject({ bonuses: 5_00 });
});

it('agent rebates are not paid for trial accounts', async () => {
  const agent = await test.join();
  const trial = await test.join({ type: 4, upline: agent.username, balance: 20_000 });
  const player = await test.join({ type: 0, upline: agent.username, balance: 20_000 });
  await pass(1);
  await play(player.id, 'bet-of-player');
  await play(trial.id, 'bet-of-trial');
  await pass(1.2);
  const at = await now();
  const period = { from: at - dayMs, to: at + dayMs };
  const { current } = await test.request(getAgentIncome, period, {
    token: await test.signIn(agent.username, teamPassword),
  });
  expect(current.sources).toContainEqual({ code: 'agent_rebate', in: 100_00, out: 0 });
});
