import { sql as raw } from 'kysely';
import { openBet } from './bet-entries.ts';
import { type DecideBet, decideDueBets } from './decide-due-bets.ts';
import { settleBet } from './end-bets.ts';
import { drawOfBet, type SettledBet, settleTogether } from './settle-together.ts';
import type { Database, Sql } from '../store/database.ts';

/**
 * Bets that one transaction settles. More would settle little faster, and the calls of members wait for the transaction: the
 * embedded store has one connection.
 */
const batch = 25;

/** Bets that one query finds. Bets that become due meanwhile wait for the batches of these. */
const turn = 1_000;

/** Time after which a run begins no further batch, in milliseconds. The job runs every five seconds. */
const defaultBudgetMs = 4_000;

/** Further tasks of a run of `settleDueBets`. */
interface Settling {
  /** The member whose bets are settled. All members by default. */
  readonly memberId?: string;
  /** Gives the results of the bets that were placed without one. Without it they stay open. */
  readonly decide?: DecideBet | undefined;
  /** Called with the bets of each transaction, inside it. */
  readonly onSettled?: (sql: Sql, bets: readonly SettledBet[], now: number) => Promise<void>;
  /** Called at the end with an error that counts the bets that could not be settled. It is thrown by default. */
  readonly onFailed?: (error: Error) => void;
  readonly budgetMs?: number;
}

/**
 * Ids of due bets in the order of their settlement: the oldest bet of each member first, then the second one of each, so that
 * the many bets of one member do not delay the bet of another.
 */
async function dueBets(
  sql: Sql,
  now: number,
  {
    memberId,
    failed,
  }: { readonly memberId: string | undefined; readonly failed: readonly string[] },
): Promise<readonly string[]> {
  const due = sql
    .selectFrom('round')
    .select(['id', 'due_at'])
    .select(raw<number>`row_number() over (partition by member_id order by due_at, id)`.as('nth'))
    .where('status', '=', openBet)
    .where('due_at', '<=', now)
    .where('pending', 'is not', null)
    .where(raw<boolean>`id <> all (${failed}::uuid[])`)
    .$if(memberId !== undefined, (own) => own.where('member_id', '=', memberId ?? ''));
  const rows = await sql
    .selectFrom(due.as('due'))
    .select('id')
    .orderBy('nth')
    .orderBy('due_at')
    .orderBy('id')
    .limit(turn)
    .execute();
  return rows.map(({ id }) => id);
}

/** A run of `settleDueBets`. */
function createRun(
  { transaction }: Pick<Database, 'transaction'>,
  now: number,
  { memberId, onSettled }: Settling,
) {
  const failed: string[] = [];
  let firstError: unknown = null;

  function fail(id: string, error: unknown): number {
    failed.push(id);
    firstError ??= error;
    return 0;
  }

  /** Settles a bet that changes bonuses. */
  async function settleApart(id: string): Promise<number> {
    const isSettled = await transaction(async (sql) => {
      const bet = await sql
        .selectFrom('round')
        .select(['pending', 'member_id as memberId', 'node_id as nodeId', 'stake'])
        .select(drawOfBet)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!bet?.pending || !(await settleBet(sql, id, bet.pending, now))) return false;
      const { memberId: owner, nodeId, stake, pending, draw } = bet;
      const { payoutCentavos } = pending;
      await onSettled?.(
        sql,
        [{ memberId: owner, nodeId, stakeCentavos: stake, payoutCentavos, draw }],
        now,
      );
      return true;
    });
    return isSettled ? 1 : 0;
  }

  /** Settles bets together. When that fails it settles each half, so that a bet that cannot be settled delays no other. */
  async function settle(ids: readonly string[]): Promise<number> {
    const together = { ids, skipsLocked: memberId === undefined };
    try {
      const { settled, apart } = await transaction(async (sql) => {
        const result = await settleTogether(sql, together, now);
        if (result.settled.length > 0) await onSettled?.(sql, result.settled, now);
        return result;
      });
      let count = settled.length;
      for (const id of apart)
        count += await settleApart(id).catch((error: unknown) => fail(id, error));
      return count;
    } catch (error) {
      const [id = ''] = ids;
      if (ids.length === 1) return fail(id, error);
      const half = Math.ceil(ids.length / 2);
      return (await settle(ids.slice(0, half))) + (await settle(ids.slice(half)));
    }
  }

  /** The error that counts the bets that failed. Null: none did. */
  function failure(): Error | null {
    if (failed.length === 0) return null;
    const reason = firstError instanceof Error ? firstError.message : String(firstError);
    const text = `${failed.length} bets could not be settled, the first is ${failed[0]}: ${reason}`;
    return new Error(text, { cause: firstError });
  }

  return { failed, settle, failure };
}

/** The error that counts the due bets whose game gives no result. Null: none is left. */
function undecidedError(count: number): Error | null {
  return count === 0 ? null : new Error(`${count} due bets have no result`);
}

/**
 * Settles the bets that are due at `now`, of one member or of all, until none is left or the time budget is used. Members
 * take turns. A bet that cannot be settled stops no other. Returns the number of settled bets. Gateways that run it at once
 * settle each bet once.
 */
export async function settleDueBets(
  database: Pick<Database, 'sql' | 'transaction'>,
  now: number,
  settling: Settling = {},
): Promise<number> {
  const { memberId, decide, budgetMs = defaultBudgetMs, onFailed } = settling;
  const undecided = decide ? await decideDueBets(database, now, { decide, memberId }) : 0;
  const { failed, settle, failure } = createRun(database, now, settling);
  const until = performance.now() + budgetMs;

  async function settleTurn(ids: readonly string[]): Promise<number> {
    let count = 0;
    for (let at = 0; at < ids.length && (at === 0 || performance.now() < until); at += batch)
      count += await settle(ids.slice(at, at + batch));
    return count;
  }

  let settled = 0;
  for (;;) {
    const before = failed.length;
    const ids = await dueBets(database.sql, now, { memberId, failed });
    const count = await settleTurn(ids);
    settled += count;
    // Other gateways settle the bets of a turn in which nothing happens.
    const isIdle = count === 0 && failed.length === before;
    if (ids.length < turn || isIdle || performance.now() >= until) break;
  }
  const error = failure() ?? undecidedError(undecided);
  if (error !== null && onFailed === undefined) throw error;
  if (error !== null) onFailed?.(error);
  return settled;
}
