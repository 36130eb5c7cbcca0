import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { activeByTurnover, addContract } from '#tests/support/add-contract.ts';
import { prepareLedger } from '#tests/support/add-player.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { post } from '../../ledger/postings.ts';
import { voidBet } from '../../bets/end-bets.ts';
import { settleDueBets } from '../../bets/settle-due-bets.ts';
import { addDailySums, rebuildDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { defaultSettings } from '../../system/settings.ts';
import { answerContractRequest } from '../contracts.ts';
import { offerContract } from '../offer-contract.ts';
import { teamFigures } from '../reports/team-figures.ts';
import { readTeamRows } from '../reports/team-rows.ts';
import { settleContracts } from './settle-contracts.ts';

const hour = 3_600_000;
/** The midnight at which the first day of these tests begins. It is the first of a month. */
const start = Date.parse('2026-02-01T00:00+08:00');
const monthEnd = start + 28 * dayMs;

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});

const play = (memberId: string, at: number, stake: number, pays = 0) =>
  createBonusPlay(database, at).play(memberId, { key: crypto.randomUUID(), stake, pays });
const place = async (memberId: string, at: number, stake: number, pays = 0) => {
  const key = crypto.randomUUID();
  const id = await createBonusPlay(database, at).place(memberId, { key, stake, pays });
  return id ?? '';
};

async function run(at: number, rule = activeByTurnover): Promise<void> {
  await addDailySums(database);
  await settleContracts(database, at, rule);
}

/** A downline of an agent, and a player below it. */
async function people() {
  const [agent = ''] = await addTeam(database, [null], 100_000_00);
  const [downline = '', player = ''] = await addTeam(database, [agent, 0]);
  return { agent, downline, player };
}

/** The profit, the turnover, the loss before and the amount of each payment of a downline. */
async function paymentsOf(downline: string) {
  const rows = await database.sql
    .selectFrom('contract_payment')
    .selectAll()
    .where('downline_id', '=', downline)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ figures, amount }) => [
    figures.profit,
    figures.turnover,
    figures.lossBefore,
    amount,
  ]);
}

describe('a dividend with open bets', () => {
  const days = { from: dayOf(start), to: dayOf(start) + 3 };

  it('counts a stake in the period of its settlement, together with its payout', async () => {
    const { agent, downline, player } = await people();
    const terms = { kind: 'dividend', upline: agent, downline, beganAt: start } as const;
    await addContract(database, { ...terms, rules: [{ rate: 5_000 }] });
    for (const pays of [0, 1_900_00]) await place(player, start + hour, 1_000_00, pays);
    const called = await place(player, start + hour, 700_00);
    await run(start + dayMs + hour);
    expect(await paymentsOf(downline)).toEqual([[0, 0, 0, 0]]);
    await database.transaction((sql) =>
      voidBet(sql, called, { actor: 'operator', remark: 'Rain' }, start + dayMs + 2 * hour),
    );
    await settleDueBets(database, start + dayMs + 2 * hour);
    await run(start + 2 * dayMs + hour);
    await play(player, start + 2 * dayMs + 2 * hour, 50_00);
    await run(start + 3 * dayMs + hour);
    expect(await paymentsOf(downline)).toEqual([
      [0, 0, 0, 0],
      [100_00, 2_000_00, 0, 50_00],
      [50_00, 50_00, 0, 25_00],
    ]);
    const profits = async () => {
      const figures = await teamFigures(database.sql, { agentId: downline, ...days });
      return figures.map(({ profit }) => profit);
    };
    expect(await profits()).toEqual([0, 100_00, 50_00]);
    await rebuildDailySums(database);
    expect(await profits()).toEqual([0, 100_00, 50_00]);
  });

  it('agrees with the rows and the total of the report on the team', async () => {
    const { downline, player } = await people();
    await place(player, start + hour, 300_00);
    await play(player, start + hour, 200_00, 50_00);
    await addDailySums(database);
    const [first] = await teamFigures(database.sql, { agentId: downline, ...days });
    const filter = { parentId: downline, by: 'member', depth: 'all', days, search: '' } as const;
    const { rows, total } = await readTeamRows(
      database.sql,
      { ...filter, category: '', asOf: Date.now() },
      { after: null, offset: 0, size: 10 },
    );
    expect([first?.profit, total.profit, rows[0]?.profit]).toEqual([150_00, 150_00, 150_00]);
  });
});

describe('the loss of a dividend', () => {
  const thresholds = { validBet: null, profitLoss: null, activeMembers: null, betAmount: null };

  /** Begins a contract of the house, which replaces the one that the member has. */
  async function begin(downline: string, at: number, carriesLoss = true): Promise<void> {
    const rules = [{ ...thresholds, rate: 5_000 }];
    const offer = { kind: 'dividend', fromId: null, toId: downline, period: 'M', rules } as const;
    await database.transaction(async (sql) => {
      const requestId = await offerContract(sql, { ...offer, carriesLoss }, at);
      const answer = { answer: 'accept', confirmed: false } as const;
      const of = { kind: 'dividend', requestId, memberId: downline, at } as const;
      await answerContractRequest(sql, { ...of, ...answer });
    });
  }

  it.each([
    ['at once', [start + 2 * dayMs]],
    ['when the gateway was away', []],
  ])('goes over to a contract that replaces it, %s', async (_, runs) => {
    const { downline, player } = await people();
    await begin(downline, start);
    await play(player, start + hour, 100_00, 400_00);
    await begin(downline, start + dayMs + hour);
    for (const at of runs) await run(at);
    await play(player, start + 2 * dayMs, 500_00);
    // A contract that waits for the one before is settled by the next run.
    for (const at of [monthEnd + hour, monthEnd + 2 * hour]) await run(at);
    expect(await paymentsOf(downline)).toEqual([
      [-300_00, 100_00, 0, 0],
      [500_00, 500_00, 300_00, 100_00],
    ]);
  });

  it('goes over to a contract that begins after the one before was settled', async () => {
    const { downline, player } = await people();
    await begin(downline, start);
    await play(player, start + hour, 100_00, 400_00);
    const old = database.sql.updateTable('contract').where('downline_id', '=', downline);
    await old.set({ ended_at: start + dayMs, end_cause: 'terminated', due_at: start }).execute();
    await run(start + 2 * dayMs);
    await begin(downline, start + 3 * dayMs);
    await play(player, start + 4 * dayMs, 500_00);
    await run(monthEnd + hour);
    expect((await paymentsOf(downline)).at(-1)).toEqual([500_00, 500_00, 300_00, 100_00]);
  });

  it('stays behind when the new contract carries none', async () => {
    const { downline, player } = await people();
    await begin(downline, start);
    await play(player, start + hour, 100_00, 400_00);
    await begin(downline, start + dayMs + hour, false);
    await play(player, start + 2 * dayMs, 500_00);
    for (const at of [monthEnd + hour, monthEnd + 2 * hour]) await run(at);
    expect((await paymentsOf(downline)).at(-1)).toEqual([500_00, 500_00, 0, 250_00]);
  });
});

describe('an active member of a contract', () => {
  const rule = defaultSettings.agentContracts;

  const move = (memberId: string, at: number, kind: 'deposit' | 'depositReversal', sign: 1 | -1) =>
    post(database.sql, {
      key: `${kind}:${memberId}:${at}`,
      kind,
      at,
      cause: { table: 'member', id: memberId },
      actor: 'provider',
      postings: [
        { account: memberId, amount: sign * 100_00 },
        { account: 'cash', amount: -sign * 100_00 },
      ],
    });

  async function activeOf(downline: string) {
    const payments = database.sql.selectFrom('contract_payment').select('figures');
    const rows = await payments.where('downline_id', '=', downline).orderBy('id').execute();
    return rows.map(({ figures }) => figures.active);
  }

  it.each(['dailySalary', 'hourlySalary', 'realTimeSalary'] as const)(
    'has turnover and a deposit that was not taken back, for %s',
    async (kind) => {
      const { downline, player } = await people();
      const rules = [{ rate: 100 }];
      await addContract(database, { kind, upline: null, downline, beganAt: start, rules });
      const at = start + 10 * hour;
      await move(player, start + hour, 'deposit', 1);
      await play(player, at, 500_00);
      await play(downline, at, 500_00);
      await move(player, start + dayMs + hour, 'deposit', 1);
      await move(player, start + dayMs + hour, 'depositReversal', -1);
      await play(player, at + dayMs, 500_00);
      await move(player, start + 2 * dayMs + hour, 'deposit', 1);
      await play(player, at + 2 * dayMs, 499_99);
      await run(start + 3 * dayMs + hour, rule);
      expect(await activeOf(downline)).toEqual([1, 0, 0]);
    },
  );
});
