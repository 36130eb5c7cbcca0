import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getAgentIncome,
  getTeamEntries,
  getTeamOverview,
  getTeamSums,
} from '#protocol/calls/agents/team-reports.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { knownAmount, sumOf } from '#tests/support/known-amount.ts';

let test: TestGateway;
let month: { readonly from: number; readonly to: number };

beforeAll(async () => {
  test = await openTestGateway();
  const now = Date.now();
  month = { from: now - 40 * 86_400_000, to: now + 86_400_000 };
  await test.operator.jobs();
});
afterAll(() => test.close());

const as = async (username: string) => ({ token: await test.signIn(username) });

const sums = async (username: string, change: object = {}) =>
  test.request(
    getTeamSums,
    { ...contractSamples.getTeamSums, ...month, ...change },
    await as(username),
  );

describe('the reports of an agent', () => {
  it('agree with each other', async () => {
    const overview = await test.request(getTeamOverview, month, await as('ana'));
    const members = await sums('ana', { size: 100 });
    expect(overview.total.members).toBeGreaterThan(3);
    expect(members.total.turnover).toBe(overview.total.turnover);
    expect(members.total.houseProfit).toBe(overview.total.profit);
    expect(members.total.deposits).toBe(overview.total.deposits);
    const turnover = sumOf(overview.days.map((day) => day.turnover));
    expect(turnover).toBe(overview.total.turnover);
    const inCategories = sumOf(overview.categories.map((one) => one.turnover));
    expect(inCategories).toBe(overview.total.turnover);
    expect(members.count).toBe(members.rows.length);
  });

  it('explain what the house has won by its categories and the bonuses of players', async () => {
    const { total, days, categories } = await test.request(getTeamOverview, month, await as('ana'));
    const inGames = sumOf(categories.map((one) => one.houseProfit));
    expect(total.bonuses).toBeGreaterThan(0);
    expect(inGames - knownAmount(total.bonuses)).toBe(total.profit);
    expect(sumOf(days.map((day) => day.bonuses))).toBe(total.bonuses);
  });

  it('end at a cursor that is no member of the team, so that they reveal nothing about the name', async () => {
    const whole = { by: 'member', depth: 'all', size: 100 } as const;
    const { rows } = await sums('ana', whole);
    expect(rows.length).toBeGreaterThan(0);
    const stranger = await test.operator.account({
      username: 'aaa',
      password: 'Bangka77',
      type: 0,
    });
    expect((await sums('ana', { ...whole, after: stranger.id })).rows).toEqual([]);
    const first = rows[0]?.id;
    expect((await sums('ana', { ...whole, after: first })).rows).toEqual(rows.slice(1));
  });

  it('open the team of a downline, with the way to it', async () => {
    const luis = await memberIdOf(test, 'luis');
    const { rows, path, total } = await sums('ana', { by: 'team', depth: 'one', parent: luis });
    expect(path).toMatchObject([{ id: luis, account: 'luis' }]);
    const turnover = sumOf(rows.map((row) => row.turnover));
    expect(turnover).toBe(total.turnover);
    const top = await sums('ana', { by: 'team', depth: 'one' });
    const row = top.rows.find(({ id }) => id === luis);
    expect(row?.turnover ?? 0).toBe(total.turnover);
  });

  it('show no contact of anybody', async () => {
    const entries = await test.request(
      getTeamEntries,
      { ...contractSamples.getTeamEntries, ...month, search: '', code: '' },
      await as('ana'),
    );
    const everything = JSON.stringify([entries, await sums('ana', { size: 100 })]);
    expect(everything).not.toMatch(/\b639\d{9}\b|@|argon2/);
  });

  it('have the income of this and the previous period', async () => {
    const income = await test.request(getAgentIncome, month, await as('ana'));
    expect(income.current.sources.map(({ code }) => code)).toEqual([
      'agent_rebate',
      'share_bonus',
      'daily_wage',
      'hour_wage',
    ]);
    expect(income.previous.to).toBe(income.current.from);
  });
});

describe('the reports of others', () => {
  it('are refused to players, and to agents for anybody outside of their team', async () => {
    const agentOnly = { code: 'agent_only' };
    await expect(sums('juan')).rejects.toMatchObject(agentOnly);
    const caller = await as('juan');
    await expect(test.request(getTeamOverview, month, caller)).rejects.toMatchObject(agentOnly);
    await expect(test.request(getAgentIncome, month, caller)).rejects.toMatchObject(agentOnly);
    const unknown = '0192f3c1-0000-7000-8000-00000000000e';
    for (const [agent, stranger] of [
      ['luis', 'ana'],
      ['luis', 'juan'],
      ['luis', 'aida'],
      ['aida', 'nena'],
      ['alma', 'luis'],
    ] as const) {
      for (const parent of [await memberIdOf(test, stranger), unknown]) {
        await expect(sums(agent, { parent })).rejects.toMatchObject({ code: 'not_found' });
        const request = { ...contractSamples.getTeamEntries, ...month, parent };
        await expect(test.request(getTeamEntries, request, await as(agent))).rejects.toMatchObject({
          code: 'not_found',
        });
      }
    }
  });
});
