import { inEachLanguage } from '#protocol/model/language.ts';
import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { settleContracts } from '#gateway/agents/agents.ts';
import { closeLeaderboards } from '#gateway/missions/missions.ts';
import { addDailySums } from '#gateway/records/records.ts';
import { offerLossRebates } from '#gateway/rewards/rewards.ts';
import type { Database } from '#gateway/store/database.ts';
import { activeByTurnover, addContract } from '../add-contract.ts';
import { addPlayer, clock } from '../add-player.ts';
import { addTeam } from '../add-team.ts';
import { createBonusPlay } from '../play-bonuses.ts';
import { differing, type Load } from './load.ts';
import { noConditions } from '#gateway/offers/offers.ts';

const hourMs = 3_600_000;
/** The periods begin when the other loads have long ended, so that their bets are in none of them. */
const first = clock.now() + 60 * dayMs;
/** A stake of each hour, so small that no loss rebate is due for it, and one percent of it. */
const hourly = 1_00;
const salary = 1;
const prize = 10_00;
const loss = 2_000_00;
/** Five percent of the loss. */
const rebate = 100_00;
const losers = ['loser one', 'loser two'];

const hourAt = (nth: number) => first + nth * hourMs;
const weekAt = (nth: number) => first + nth * 7 * dayMs;

/** Adds an agent with a contract of the merchant, a downline with one of the agent, and bets of a player in each hour. */
async function addContracts(database: Database, hours: number): Promise<void> {
  const [agent = '', downline = '', player = ''] = await addTeam(database, [null, 0, 1]);
  const terms = { kind: 'hourlySalary', rules: [{ rate: 100 }], beganAt: first } as const;
  await addContract(database, { ...terms, upline: null, downline: agent });
  await addContract(database, { ...terms, upline: agent, downline });
  for (let nth = 0; nth < hours; nth += 1) {
    const { play } = createBonusPlay(database, hourAt(nth) + 1);
    await play(player, { key: `hour-${nth}`, stake: hourly, pays: 0 });
  }
}

/** Begins the rule of loss rebates, and adds players who lose the same amount in each week. */
async function addLosses(database: Database, weeks: number): Promise<void> {
  await offerLossRebates(database, first);
  for (const name of losers) {
    const { id } = await addPlayer(database, name, weeks * loss);
    for (let nth = 0; nth < weeks; nth += 1) {
      const { play } = createBonusPlay(database, weekAt(nth));
      await play(id, { key: `week-${nth}`, stake: loss, pays: 0 });
    }
  }
}

/** Adds a leaderboard of each week with a prize for the first two. */
async function addLeaderboard({ sql }: Database): Promise<void> {
  const texts = JSON.stringify(inEachLanguage(() => 'Week'));
  const prizes = JSON.stringify([{ from: 1, to: 2, centavos: prize }]);
  const rule = { id: 'week', sort: 0, period: 'week', category: null } as const;
  await sql
    .insertInto('leaderboard')
    .values({ ...rule, from_day: dayOf(first), titles: texts, prizes })
    .execute();
}

/** The payments that the periods must have made. */
async function expectedOf({ sql }: Database, periods: number) {
  const count = async (table: 'leaderboard_period' | 'loss_rebate' | 'loss_rebate_period') =>
    (await sql.selectFrom(table).selectAll().execute()).length;
  const payments = await sql.selectFrom('contract_payment').selectAll().execute();
  const paid = payments.filter(({ state, amount }) => state === 'paid' && amount === salary);
  const entries = sql.selectFrom('ledger_entry').select('id').where('key', 'like', 'contract:%');
  const starts = new Set(payments.map((one) => `${one.contract_id} ${one.starts_at}`));
  const rewards = await sql.selectFrom('reward').select(['source', 'state', 'amount']).execute();
  const rewardsOf = (source: string, state: string, amount: number) =>
    rewards.filter((one) => one.source === source && one.state === state && one.amount === amount)
      .length;
  const is = {
    payments: [payments.length, paid.length, starts.size, (await entries.execute()).length],
    // The period before the rule began is closed without a rebate.
    losses: [await count('loss_rebate'), await count('loss_rebate_period')],
    rebates: [
      rewardsOf('rebate', 'offered', rebate),
      rewards.filter(({ source }) => source === 'rebate').length,
    ],
    prizes: [await count('leaderboard_period'), rewardsOf('leaderboard', 'claimed', prize)],
  };
  const all = losers.length * periods;
  const should = {
    payments: Array<number>(4).fill(2 * periods),
    losses: [all, periods + 1],
    rebates: [all, all],
    prizes: [periods, 2 * periods],
  };
  return { is, should };
}

/** The jobs that pay for periods: contracts by the hour, loss rebates and prizes of leaderboards by the week. */
export const periodLoad: Load = {
  name: 'period',
  async prepare(database, periods) {
    await addContracts(database, periods);
    await addLosses(database, periods);
    await addLeaderboard(database);
  },
  async run({ database, say, periods }) {
    for (let nth = 1; nth <= periods; nth += 1) {
      await addDailySums(database);
      await settleContracts(database, hourAt(nth) + 60_000, activeByTurnover);
      say(`hour ${nth}`);
    }
    for (let nth = 1; nth <= periods; nth += 1) {
      await addDailySums(database);
      await offerLossRebates(database, weekAt(nth));
      await closeLeaderboards(database, { now: weekAt(nth), conditions: noConditions });
      say(`week ${nth}`);
    }
  },
  async check({ database, periods }) {
    const { is, should } = await expectedOf(database, periods);
    return differing('periods', is, should);
  },
};
