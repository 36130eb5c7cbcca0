import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import { activeByTurnover, addContract, type TestContract } from '#tests/support/add-contract.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleBet } from '../../bets/end-bets.ts';
import { addDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { settleContracts } from './settle-contracts.ts';

const minute = 60_000;
const days = 40;
/** A midnight of +08:00, the first of a month. Each run begins two months after the one before. */
const start = Date.parse('2026-02-01T00:00+08:00');

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

interface Bet {
  readonly who: number;
  /** Time of the settlement. */
  readonly at: number;
  /** Time of the stake. */
  readonly placedAt: number;
  readonly stake: number;
  readonly pays: number;
}

interface Made {
  readonly tree: readonly (number | null)[];
  readonly bets: readonly Bet[];
  readonly terms: TestContract;
  readonly downline: number;
}

/** The start of the hour, day or five minutes of a time, and the next start, by the calendar of the market. */
function modelPeriod({ kind, period }: TestContract, at: number): readonly [number, number] {
  const local = new Date(at + 8 * 60 * minute);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const midnight = (y: number, m: number, d: number) => Date.UTC(y, m, d) - 8 * 60 * minute;
  if (kind === 'hourlySalary' || kind === 'realTimeSalary') {
    const length = kind === 'hourlySalary' ? 60 * minute : 5 * minute;
    const from = Math.floor(at / length) * length;
    return [from, from + length];
  }
  if (kind === 'dailySalary' || period === 'D') {
    return [midnight(year, month, day), midnight(year, month, day + 1)];
  }
  if (period === 'W') {
    const monday = day - ((local.getUTCDay() + 6) % 7);
    return [midnight(year, month, monday), midnight(year, month, monday + 7)];
  }
  if (period === 'M') return [midnight(year, month, 1), midnight(year, month + 1, 1)];
  return day <= 15
    ? [midnight(year, month, 1), midnight(year, month, 16)]
    : [midnight(year, month, 16), midnight(year, month + 1, 1)];
}

/** The members below a place of a tree, and the place itself. */
function modelTeam(tree: Made['tree'], place: number): ReadonlySet<number> {
  const team = new Set([place]);
  tree.forEach((upline, nth) => {
    if (upline !== null && team.has(upline)) team.add(nth);
  });
  return team;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The turnover of a bet: its stake, unless it came back as it was. */
const turnoverOf = ({ stake, pays }: Bet) => (stake === pays ? 0 : stake);

/** Computes the payments of a contract in another, slow way: for each period from the unit in which it began to the one in which it ended. */
function modelPayments({ tree, bets, terms, downline }: Made, until: number): [number, number][] {
  const { kind, beganAt, endedAt = null } = terms;
  const unit = (at: number) =>
    modelPeriod(kind === 'dividend' ? { ...terms, period: 'D' } : terms, at)[0];
  const limit = endedAt === null ? Infinity : unit(endedAt);
  const grace = (kind === 'dividend' || kind === 'dailySalary' ? 10 : 1) * minute;
  const ofTeam = bets.filter(({ who }) => modelTeam(tree, downline).has(who));
  const inTime = (from: number, to: number) => ofTeam.filter(({ at }) => at >= from && at < to);
  const paid: [number, number][] = [];
  let loss = 0;
  for (let from = unit(beganAt); ;) {
    const to = Math.min(modelPeriod(terms, from)[1], limit);
    if (from >= to || to + grace > until) return paid;
    const now = inTime(from, to);
    const turnover = sum(now.map(turnoverOf));
    const profit = sum(now.map(({ stake, pays }) => stake - pays));
    const dayStart = modelPeriod({ ...terms, kind: 'dailySalary' }, from)[0];
    const looked = kind === 'realTimeSalary' ? inTime(dayStart, to) : now;
    const reached = sum(looked.map(turnoverOf));
    const active = new Set(looked.filter((bet) => turnoverOf(bet) > 0).map(({ who }) => who)).size;
    const base = kind === 'dividend' ? profit - loss : turnover;
    const rates = terms.rules
      .filter(
        (rule) =>
          turnover >= (rule.validBet ?? 0) &&
          reached >= (rule.betAmount ?? 0) &&
          active >= (rule.activeMembers ?? 0) &&
          base >= (rule.profitLoss ?? -Infinity),
      )
      .map(({ rate }) => rate);
    const amount = base > 0 ? Math.floor((base * Math.max(0, ...rates)) / 10_000) : 0;
    if (amount > 0) paid.push([from, amount]);
    loss = kind === 'dividend' && terms.carriesLoss === true ? Math.max(0, -base) : 0;
    from = to;
  }
}

const threshold = (max: number) => fc.option(fc.integer({ min: 0, max }));
const rule = fc.record({
  validBet: threshold(2_000_00),
  profitLoss: threshold(500_00),
  activeMembers: threshold(3),
  betAmount: threshold(1_000_00),
  rate: fc.integer({ min: 1, max: 5_000 }),
});
/** A minute of the time of a run. Few different ones, so that several bets are in one period. */
const time = fc
  .tuple(fc.nat(days - 1), fc.constantFrom(0, 1, 4, 5, 59, 60, 61, 719, 1_438, 1_439))
  .map(([day, minutes]) => day * dayMs + minutes * minute);

const contract = fc.record({
  kind: fc.constantFrom('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'),
  period: fc.constantFrom('D', 'W', 'H', 'M'),
  fromHouse: fc.boolean(),
  downline: fc.nat(5),
  rules: fc.array(rule, { minLength: 1, maxLength: 3 }),
  carriesLoss: fc.boolean(),
  beganAt: time,
  endedAfter: fc.option(time),
});

const bet = fc.record({
  who: fc.nat(5),
  at: time,
  /** The bet is open for this time. Most are settled at once. */
  openFor: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 4 * 24 * 60 }).map((n) => n * minute),
  ),
  stake: fc.integer({ min: 1, max: 900_00 }),
  pays: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_500_00 })),
});

const run = fc.record({
  tree: fc.array(fc.option(fc.nat(20)), { minLength: 1, maxLength: 6 }),
  bets: fc.array(bet, { maxLength: 25 }),
  contracts: fc.array(contract, { minLength: 1, maxLength: 4 }),
  runs: fc.array(fc.record({ at: time, atOnce: fc.integer({ min: 1, max: 3 }) }), { maxLength: 6 }),
});

async function paymentsOf(id: string): Promise<[number, number][]> {
  const rows = await database.sql
    .selectFrom('contract_payment as payment')
    .innerJoin('ledger_entry as entry', (on) =>
      on
        .on('entry.cause_table', '=', 'contract_payment')
        .on((of) => of.eb('entry.cause_id', '=', of.cast<string>('payment.id', 'text'))),
    )
    .innerJoin('ledger_posting as posting', 'posting.entry_id', 'entry.id')
    .select(['starts_at', 'posting.amount'])
    .where('contract_id', '=', id)
    .where('state', '=', 'paid')
    .where('posting.amount', '>', 0)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => [row.starts_at, row.amount]);
}

const isLate = ({ at, placedAt }: Bet) => at > placedAt;

/** The key of a bet of a run. */
const keys = new WeakMap<Bet, string>();
function keyOf(one: Bet): string {
  const key = keys.get(one) ?? crypto.randomUUID();
  keys.set(one, key);
  return key;
}

/** Settles an open bet of a member. */
async function settle(memberId: string, one: Bet, at: number): Promise<void> {
  const rounds = database.sql.selectFrom('round').select('id').where('member_id', '=', memberId);
  const { id } = await rounds.where('key', '=', keyOf(one)).executeTakeFirstOrThrow();
  const result = { payoutCentavos: one.pays, outcome: {} };
  await database.transaction((sql) => settleBet(sql, id, result, at));
}

it('pays what a model of the contract pays, once, for any tree, any bets and any runs of the job', async () => {
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(run, async ({ tree: drawn, bets: list, contracts, runs }) => {
      const origin = start + 59 * dayMs * (nth += 1);
      const tree = drawn.map((upline, place) =>
        upline === null || place === 0 ? null : upline % place,
      );
      const ids = await addTeam(database, tree, 1_000_000_00);
      const [payer = ''] = await addTeam(database, [null], 100_000_000_00);
      const place = (who: number) => who % ids.length;
      const bets = list
        .map(({ openFor, ...one }) => {
          const placedAt = origin + one.at;
          return { ...one, who: place(one.who), placedAt, at: placedAt + openFor };
        })
        .toSorted((one, other) => one.at - other.at);
      const made = contracts.map(({ fromHouse, endedAfter, ...one }) => {
        const beganAt = origin + one.beganAt;
        const endedAt = endedAfter === null ? null : beganAt + endedAfter;
        const downline = place(one.downline);
        const terms: TestContract = {
          ...one,
          beganAt,
          endedAt,
          upline: fromHouse ? null : payer,
          downline: ids[downline] ?? '',
        };
        return { tree, bets, terms, downline };
      });
      const keys = new Set(made.map(({ terms }) => `${terms.kind} ${terms.downline}`));
      fc.pre(keys.size === made.length);
      const added = [];
      for (const one of made) added.push({ ...one, id: await addContract(database, one.terms) });
      const steps = [
        ...bets.map((one) => ({ at: one.placedAt, bet: one, atOnce: 0 })),
        ...bets.filter(isLate).map((one) => ({ at: one.at, bet: one, atOnce: 0 })),
        ...runs.map(({ at, atOnce }) => ({ at: origin + at + 1, bet: null, atOnce })),
      ].toSorted((one, other) => one.at - other.at);
      for (const { at, bet: one, atOnce } of steps) {
        if (one) {
          const { who, stake, pays } = one;
          const key = keyOf(one);
          const { play, place: open } = createBonusPlay(database, at);
          const memberId = ids[who] ?? '';
          if (!isLate(one)) await play(memberId, { key, stake, pays });
          else if (at === one.placedAt) await open(memberId, { key, stake, pays });
          else await settle(memberId, one, at);
          continue;
        }
        await addDailySums(database);
        await Promise.all(
          Array.from({ length: atOnce }, () => settleContracts(database, at, activeByTurnover)),
        );
      }
      const until = origin + (days + 35) * dayMs;
      await addDailySums(database);
      await settleContracts(database, until, activeByTurnover);
      for (const { id, ...one } of added) {
        expect(await paymentsOf(id)).toEqual(modelPayments(one, until));
      }
      expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    }),
    { numRuns: 15 },
  );
}, 300_000);
