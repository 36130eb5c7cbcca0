import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAgentHome } from '#protocol/calls/agents/agent-home.ts';
import { dayMs, dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import type { Engine } from '../../store/engine.ts';
import { knownAmount } from '#tests/support/known-amount.ts';

let test: TestGateway;
let engine: Engine;
beforeAll(async () => {
  const store = await openTestStore('demo');
  if (store.kind !== 'engine') throw new Error('The store of a test is an engine.');
  engine = store.engine;
  test = await openTestGateway({ store });
});
afterAll(() => test.close());
beforeEach(() => test.operator.jobs());

const homeOf = async (username: string) =>
  test.request(getAgentHome, {}, { token: await test.signIn(username) });

const day = (column: string) => `((${column} + 28800000) / 86400000)::int4`;
const incomeOfAgents = `('agent_rebate', 'share_bonus', 'daily_wage', 'hour_wage')`;
const given = `('dividend', 'betting_rebate', 'referral_rebate')`;

/** The figures of the team of an agent by day, from the entries, the settled bets and the uplines of the members. */
const fromLedger = `
  with recursive team as (
    select id from member where upline_id = $1 and type <> 4
    union all select member.id from member join team on member.upline_id = team.id where type <> 4
  ), moved as (
    select ${day('entry.created_at')} as day, member_id, code, amount
    from ledger_posting join (select id, code as entry_code, created_at from ledger_entry) as entry on entry.id = entry_id
    join (select id as account, kind, member_id from ledger_account) as account on account = account_id
    where kind in ('member', 'vendor', 'bonus')
  ), bet as (
    select ${day('created_at')} as day, sum(turnover) as turnover, count(distinct member_id) filter (where turnover > 0) as active
    from ledger_entry where member_id in (select id from team) group by 1
  ), joined as (
    select ${day('registered_at')} as day, count(*) as members from member where id in (select id from team) group by 1
  ), figures as (
    select day, sum(amount) filter (where code = 'deposit') as deposits,
      -sum(amount) filter (where code = 'withdraw') as withdrawals,
      coalesce(sum(amount) filter (where code in ${given}), 0) as given
    from moved where member_id in (select id from team) group by 1
  ), won as (
    select ${day('settled_at')} as day, sum(stake - payout) as won
    from round where status not in (0, 4) and member_id in (select id from team) group by 1
  ), own as (
    select day, sum(amount) as commission from moved where member_id = $1 and code in ${incomeOfAgents} group by 1
  )
  select day::int4, coalesce(active, 0)::int4 as "activeMembers", coalesce(members, 0)::int4 as "newMembers",
    coalesce(deposits, 0)::int8 as deposits, coalesce(withdrawals, 0)::int8 as withdrawals,
    coalesce(turnover, 0)::int8 as turnover, (coalesce(won, 0) - coalesce(given, 0))::int8 as profit,
    coalesce(commission, 0)::int8 as commission
  from generate_series($2::int4 - 29, $2::int4) as day
  left join bet using (day) left join joined using (day) left join figures using (day) left join own using (day)
  left join won using (day)
  order by day`;

async function ledgerOf(agentId: string, today: number) {
  const { rows } = await engine.query(fromLedger, [agentId, today]);
  return rows.map(({ day: nth, ...figures }) => ({ at: startOfDay(Number(nth)), ...figures }));
}

describe('the figures of the agent home', () => {
  it.each(['ana', 'luis', 'aida', 'alma'])(
    'agree with the ledger for %s, today and each day before',
    async (username) => {
      const { days } = await homeOf(username);
      expect(days).toHaveLength(30);
      const { now } = await test.operator.advance(0);
      expect(days).toEqual(await ledgerOf(await memberIdOf(test, username), dayOf(now)));
    },
  );

  it('move to yesterday when a day has passed, and today begins with nothing', async () => {
    const today = (await homeOf('aida')).days.at(-1);
    const { now } = await test.operator.advance(dayMs / 1_000);
    await test.operator.jobs();
    const { days } = await homeOf('aida');
    expect(days.at(-2)).toEqual(today);
    expect(days.at(-1)).toMatchObject({ at: startOfDay(dayOf(now)), turnover: 0, newMembers: 0 });
    expect(days).toEqual(await ledgerOf(await memberIdOf(test, 'aida'), dayOf(now)));
    const ofAna = await ledgerOf(await memberIdOf(test, 'ana'), dayOf(now));
    expect((await homeOf('ana')).days).toEqual(ofAna);
  });

  it('have something to agree on', async () => {
    const { days, members, direct } = await homeOf('ana');
    expect(days.some(({ turnover, profit }) => knownAmount(turnover) > 0 && profit !== 0)).toBe(
      true,
    );
    expect(days.some(({ deposits }) => knownAmount(deposits) > 0)).toBe(true);
    expect({ members, direct }).toEqual({ members: 5, direct: 3 });
  });
});

describe('what waits on the agent home', () => {
  const addPayment = (id: number, uplineId: string, downlineId: string, amount: number) =>
    engine.query(
      `insert into contract_payment (id, contract_id, kind, upline_id, downline_id, starts_at, ends_at, figures, rate,
         amount, state, created_at)
       values ($1, 'demo-luis-dividend', 'dividend', $2, $3, $4::int8, $4::int8 + 1, $5, 100, $6, 'waiting', 0)`,
      [
        `0192f3c1-0000-7000-8000-00000000010${id}`,
        uplineId,
        downlineId,
        id,
        JSON.stringify({}),
        amount,
      ],
    );

  it('are the payments to downlines that the balance does not reach, until it does', async () => {
    const ana = await memberIdOf(test, 'ana');
    const luis = await memberIdOf(test, 'luis');
    expect((await homeOf('ana')).unpaid).toEqual({ count: 0, amount: 0 });
    await addPayment(1, ana, luis, 900_000_00);
    await addPayment(2, ana, luis, 950_000_50);
    await addPayment(3, luis, ana, 900_000_00);
    await test.operator.jobs();
    expect((await homeOf('ana')).unpaid).toEqual({ count: 2, amount: 1_850_000_50 });
    const money = { key: 'for the team', amount: 700_000, reason: 'Test' };
    await test.operator.adjustBalance('ana', money);
    await test.operator.jobs();
    expect((await homeOf('ana')).unpaid).toEqual({ count: 1, amount: 950_000_50 });
  });
});
