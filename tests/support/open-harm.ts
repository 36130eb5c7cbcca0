import { v7 as uuid } from 'uuid';
import { betStatus } from '#protocol/model/bet.ts';
import { recordAudit } from '#gateway/audit/audit.ts';
import { markHarm } from '#gateway/harm/harm.ts';
import { type Market, packOf } from '#gateway/protection/protection.ts';
import type { Database } from '#gateway/store/database.ts';
import { addPlayer, clock, prepareLedger } from './add-player.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** The first run of the job, at 8 o'clock in Manila. */
export const begun = clock.now();

/** A bet that is lost at once, unless it has a payout. Amounts in centavos. */
interface PastBet {
  readonly at: number;
  readonly stake: number;
  readonly payout?: number;
}

/** A payment in centavos. */
interface PastPayment {
  readonly at: number;
  readonly amount?: number;
  readonly failed?: boolean;
}

/** Functions that write the rows which calls would leave, at any time. */
export function createPast({ sql }: Database) {
  return {
    async bet(memberId: string, { at, stake, payout = 0 }: PastBet): Promise<void> {
      const game = { node_id: 1, category: 'RNG', vendor: 'V' } as const;
      const status = payout > stake ? betStatus.won : betStatus.lost;
      const times = { created_at: at, settled_at: at, due_at: null, pending: null };
      const purses = { wallet: null, bonus_stakes: null, events: null, choice: null };
      const id = uuid();
      const bet = { id, key: id, member_id: memberId, stake, payout, status, outcome: 'null' };
      await sql
        .insertInto('round')
        .values({ ...bet, ...game, ...times, ...purses })
        .execute();
    },
    async deposit(memberId: string, { at, amount = 500_00, failed }: PastPayment): Promise<void> {
      const times = { created_at: at, changed_at: at, expires_at: at, ask_at: null };
      const unknown = { received: null, added: null, reference: null, place: null };
      const state = failed === true ? 'failed' : 'paid';
      await sql
        .insertInto('deposit')
        .values({
          id: uuid(),
          member_id: memberId,
          key: uuid(),
          channel: 'agos',
          provider: 'agos',
          amount,
          fee_rate: 0,
          fee_fixed: 0,
          state,
          bonus_id: null,
          bank_reference: null,
          pictures: '[]',
          ...times,
          ...unknown,
        })
        .execute();
    },
    async cancelWithdrawal(memberId: string, { at, amount = 500_00 }: PastPayment): Promise<void> {
      const ids = { id: uuid(), key: uuid(), member_id: memberId, payout_account_id: uuid() };
      const state = { state: 'cancelled', created_at: at - minuteMs, changed_at: at } as const;
      await sql
        .insertInto('withdrawal')
        .values({ ...ids, ...state, amount, charge: 0, dispute_pictures: '[]' })
        .execute();
    },
    async changeLimit(memberId: string, at: number, kind: 'playLimitSet' | 'playLimitConfirmed') {
      const facts = { limit: 'loss', frame: 'day', amount: 1_000 };
      await recordAudit(sql, { memberId, actor: 'member', kind, facts, at });
    },
  };
}

/** Prepares a store, and begins the job that marks signs of harm. */
export async function openHarm(database: Database, market: Market = 'PH') {
  const { sql } = database;
  const { harm, trust } = packOf(market);
  const run = (now: number) => markHarm(database, { harm, helpLines: trust.helpLines }, now);
  const markers = (memberId: string) =>
    sql
      .selectFrom('harm_marker')
      .select(['kind', 'at', 'count', 'amount', 'loss', 'notified_at'])
      .where('member_id', '=', memberId)
      .orderBy('at')
      .orderBy('kind')
      .execute();
  await prepareLedger(database);
  await run(begun);
  let players = 0;
  return {
    run,
    markers,
    rules: harm,
    ...createPast(database),
    addMember: async () => (await addPlayer(database, `player-${++players}`, 1_000_00)).id,
    kinds: async (memberId: string) => (await markers(memberId)).map(({ kind }) => kind),
    messages: (memberId: string) =>
      sql
        .selectFrom('message')
        .select(['titles', 'contents'])
        .where('member_id', '=', memberId)
        .execute(),
  };
}

export type Harm = Awaited<ReturnType<typeof openHarm>>;
