import fc from 'fast-check';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditFigures } from '#tests/support/audit-figures.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { readTeamRows } from '../agents/reports/team-rows.ts';
import { cashAccountsOf, post, pursesOf, vendorAccount } from '../ledger/postings.ts';
import { postAgentRebate } from '../agents/rebates/pay-agent-rebates.ts';
import { settleBet, voidBet } from '../bets/end-bets.ts';
import { placeBet } from '../bets/open-bets.ts';
import { prepareRound, settleRound } from '../bets/rounds.ts';
import { reverseBet } from '../reversals/reversals.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { collectWallets, moveBetweenWallets, moveToGame } from '../wallets/transfer-money.ts';
import { type AccountFilter, selectAccountSums } from './account-records.ts';
import { selectBetSums } from './bet-records.ts';
import { addDailySums, readDailySums, rebuildDailySums } from './daily-sums.ts';
import { wireProfit } from './profit.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
});
afterAll(() => database.close());

const category = fc.constantFrom(...gameTypes);
const amount = fc.integer({ min: 1, max: 5_000 });

/** The operations of a player, an operator and the jobs. */
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('play' as const),
    category,
    amount,
    pays: fc.integer({ min: 0, max: 9_000 }),
    away: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('tie' as const), category, amount, away: fc.boolean() }),
  fc.record({
    kind: fc.constant('place' as const),
    category,
    amount,
    pays: fc.integer({ min: 0, max: 9_000 }),
    away: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('settle' as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant('void' as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant('reverse' as const), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant('deposit' as const), amount }),
  fc.record({ kind: fc.constant('hold' as const), amount }),
  fc.record({ kind: fc.constant('rebate' as const), amount }),
  fc.record({ kind: fc.constant('agentRebate' as const), amount }),
  fc.record({ kind: fc.constant('bonus' as const), amount }),
  fc.record({ kind: fc.constant('move' as const), amount, back: fc.boolean() }),
  fc.record({ kind: fc.constant('collect' as const) }),
  fc.record({ kind: fc.constant('launch' as const) }),
  fc.record({ kind: fc.constant('sum' as const) }),
);

type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** A player with open bets. Each operation is half a day after the one before. */
interface Table {
  readonly memberId: string;
  readonly open: { id: string; pays: number }[];
  at: number;
  nth: number;
}

async function pay(table: Table, kind: 'deposit' | 'hold' | 'rebate', centavos: number) {
  const sign = kind === 'hold' ? -1 : 1;
  await post(database.sql, {
    key: `${table.memberId}:${table.nth}`,
    kind,
    at: table.at,
    cause: { table: 'member', id: table.memberId },
    actor: 'operator',
    postings: [
      { account: table.memberId, amount: sign * centavos },
      { account: 'cash', amount: -sign * centavos },
    ],
  });
}

async function bet(table: Table, wanted: Extract<Operation, { kind: 'play' | 'tie' | 'place' }>) {
  const payoutCentavos = wanted.kind === 'tie' ? wanted.amount : wanted.pays;
  const result = { payoutCentavos, outcome: {} };
  const facts = { leastBet: null, lines: null, isJackpot: false };
  const player = {
    memberId: table.memberId,
    nodeId: 1,
    category: wanted.category,
    vendor: 'V',
    facts,
    ...(wanted.away && { wallet: vendorAccount(table.memberId, 'V') }),
  };
  const [key, stakeCentavos] = [`bet-${table.nth}`, wanted.amount];
  await database.transaction(async (sql) => {
    if (wanted.kind !== 'place') {
      const round = prepareRound({ key, stakeCentavos, decide: () => result });
      await settleRound(sql, player, round, table.at);
      return;
    }
    const placed = { key, stakeCentavos, result, dueAt: table.at + 1 };
    const id = await placeBet(sql, player, placed, table.at);
    if (id !== null) table.open.push({ id, pays: payoutCentavos });
  });
}

async function transfer(
  { memberId, nth, at }: Table,
  wanted: Extract<Operation, { kind: 'move' | 'collect' | 'launch' }>,
) {
  const owner = { memberId, key: `transfer-${nth}` };
  await database.transaction(async (sql) => {
    if (wanted.kind === 'collect') return collectWallets(sql, owner, at);
    if (wanted.kind === 'launch') return moveToGame(sql, memberId, 'V', at);
    const ends = wanted.back ? { from: 'V', to: null } : { from: null, to: 'V' };
    return moveBetweenWallets(sql, owner, { ...ends, amount: wanted.amount }, at);
  });
}

async function end(table: Table, kind: 'settle' | 'void', nth: number) {
  const [ended] = table.open.splice(nth % Math.max(1, table.open.length), 1);
  if (!ended) return;
  const result = { payoutCentavos: ended.pays, outcome: {} };
  const cancellation = { actor: 'operator', remark: 'called off' } as const;
  await database.transaction((sql) =>
    kind === 'settle'
      ? settleBet(sql, ended.id, result, table.at)
      : voidBet(sql, ended.id, cancellation, table.at),
  );
}

/** Cancels a bet after its result. */
async function reverse({ memberId, at }: Table, nth: number): Promise<void> {
  const settled = await database.sql
    .selectFrom('round')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', [1, 2, 3])
    .orderBy('id')
    .execute();
  const id = settled[nth % Math.max(1, settled.length)]?.id;
  if (id === undefined) return;
  const reversal = { reason: 'A wrong result', at };
  const both = [1, 2].map(() => reverseBet(database, id, reversal));
  const kinds = (await Promise.all(both)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['noResult', 'reversed']);
}

async function run(table: Table, wanted: Operation): Promise<void> {
  table.at += dayMs / 2;
  table.nth += 1;
  if (wanted.kind === 'sum') await addDailySums(database);
  else if (wanted.kind === 'settle' || wanted.kind === 'void')
    await end(table, wanted.kind, wanted.nth);
  else if (wanted.kind === 'reverse') await reverse(table, wanted.nth);
  else if (wanted.kind === 'bonus') {
    const key = `${table.memberId}:${table.nth}`;
    await createBonusPlay(database, table.at).grant(table.memberId, key, { base: wanted.amount });
  } else if (wanted.kind === 'agentRebate') {
    const rebate = { id: `${table.memberId}:${table.nth}`, amount: wanted.amount, at: table.at };
    await postAgentRebate(database.sql, { ...rebate, agentId: table.memberId });
  } else if ('category' in wanted) await bet(table, wanted);
  else if (wanted.kind === 'move' || wanted.kind === 'collect' || wanted.kind === 'launch')
    await transfer(table, wanted);
  else await pay(table, wanted.kind, wanted.amount);
}

/** The sum of the balances after the newest entries of the wallets. */
async function newestBalances(sql: Database['sql'], filter: AccountFilter): Promise<number> {
  const { balance } = await raw<{ balance: number }>`
    select coalesce(sum(balance), 0)::int8 as balance from (
      select distinct on (account_id) balance from ledger_posting
      where account_id in (${raw.join(filter.accounts)}) order by account_id, created_at desc, entry_id desc
    ) as newest`
    .execute(sql)
    .then(({ rows }) => rows[0] ?? { balance: 0 });
  return balance;
}

/** The totals of a member in each record. */
async function totals({ memberId, at }: Table) {
  const { sql } = database;
  const period = { memberId, from: 0, to: at + 1, asOf: at };
  const any = {
    open: null,
    outcome: 0,
    statuses: null,
    vendor: '',
    tickets: null,
    order: '',
    lotteryGame: null,
  };
  const bets = await Promise.all(
    gameTypes.map((one) =>
      selectBetSums(sql, { ...period, ...any, category: one }).executeTakeFirstOrThrow(),
    ),
  );
  const of = (field: 'stake' | 'settledStake' | 'payout' | 'validBet') =>
    bets.reduce((sum, one) => sum + one[field], 0);
  const { cash, bonus } = await pursesOf(sql, memberId);
  const filter = {
    ...period,
    accounts: await cashAccountsOf(sql, memberId),
    code: '' as const,
    order: '',
  };
  const account = await selectAccountSums(sql, filter).executeTakeFirstOrThrow();
  const newest = await newestBalances(sql, filter);
  const sums = await readDailySums(sql, memberId, { from: null, to: null });
  const sum = (codes: readonly string[]) =>
    sums.filter(({ code }) => codes.includes(code)).reduce((all, one) => all + one.amount, 0);
  return {
    balance: cash,
    bonus,
    newest,
    account: account.income - account.outgo,
    sums,
    profit: wireProfit(sums),
    bets: {
      settled: of('settledStake'),
      open: of('stake') - of('settledStake'),
      payout: of('payout'),
    },
    change: sums.reduce((all, one) => all + one.amount, 0),
    gamesBySums: sum(['betting', 'winning']),
    turnover: sums.reduce((all, one) => all + one.turnover, 0),
    gamesByBets: of('payout') - of('settledStake') - (of('stake') - of('settledStake')),
    validBet: of('validBet'),
  };
}

/** The row of the member in the report of its agent, in the fields of profit and loss. Waiting entries must be summed. */
async function inTeamReport({ memberId, at }: Table) {
  const filter = {
    parentId: memberId,
    by: 'team',
    depth: 'one',
    days: { from: 0, to: dayOf(at) + 1 },
    search: '',
    category: '',
    asOf: at,
  } as const;
  const page = { after: null, offset: 0, size: 10 };
  const { total } = await readTeamRows(database.sql, filter, page);
  return {
    betAmount: toPesos(total.stake),
    winAmount: toPesos(total.payout),
    validBetAmount: toPesos(total.turnover),
    depositAmount: toPesos(total.deposits),
    withdrawAmount: toPesos(total.withdrawals),
    bonusAmount: toPesos(total.bonuses),
    otherAmount: toPesos(total.other),
  };
}

/** Centavos of a figure of profit and loss. */
const centavosOf = (pesos: number) => Math.round(pesos * 100);

/** The change of the balance that the figures of profit and loss make, in centavos. */
function changeOf(profit: ReturnType<typeof wireProfit>): number {
  const { profitAndLoss, depositAmount, withdrawAmount, bonusAmount, otherAmount } = profit;
  return [profitAndLoss, depositAmount, -withdrawAmount, bonusAmount, otherAmount]
    .concat([-profit.openAmount, -profit.lockedAmount])
    .reduce((sum, pesos) => sum + centavosOf(pesos), 0);
}

it('keeps balance, account record, bet record, profit and loss and report equal to the centavo', async () => {
  let member = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (operations) => {
      member += 1;
      const { id } = await addPlayer(database, `reconcile-${member}`, 3_000);
      const table: Table = { memberId: id, open: [], at: clock.now(), nth: 0 };
      for (const wanted of operations) {
        await run(table, wanted).catch((error: unknown) => {
          if (!(error instanceof Error) || !/insufficient/.test(JSON.stringify(error))) throw error;
        });
      }
      expect(await auditFigures(database)).toEqual([]);
      const found = await totals(table);
      expect(found.newest).toBe(found.balance);
      expect(found.account).toBe(found.balance);
      expect(found.change).toBe(found.balance + found.bonus);
      expect(found.gamesBySums).toBe(found.gamesByBets);
      expect(found.turnover).toBe(found.validBet);
      const { profit, bets } = found;
      expect(changeOf(profit)).toBe(found.balance);
      expect(centavosOf(profit.lockedAmount)).toBe(found.bonus);
      expect(centavosOf(profit.openAmount)).toBe(bets.open);
      expect(centavosOf(profit.profitAndLoss)).toBe(bets.payout - bets.settled);
      await addDailySums(database);
      expect((await totals(table)).sums).toEqual(found.sums);
      expect(profit).toMatchObject(await inTeamReport(table));
      expect(await auditFigures(database)).toEqual([]);
      await rebuildDailySums(database);
      expect((await totals(table)).sums).toEqual(found.sums);
    }),
    { numRuns: 25 },
  );
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});
