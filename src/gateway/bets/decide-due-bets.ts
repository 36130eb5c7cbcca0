import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Database, Sql } from '../store/database.ts';
import { openBet } from './bet-entries.ts';
import type { RoundResult } from './rounds.ts';

/** Bets that one transaction gives results to. */
const batch = 500;

/** A due bet that was placed without a result. `kind` is the kind of its game, null for a game that the store does not know. */
interface UndecidedBet {
  readonly kind: string | null;
  readonly choice: unknown;
  readonly stakeCentavos: Centavos;
}

/** The result of a bet whose time has come: the same each time. Null for a bet that has none. */
export type DecideBet = (bet: UndecidedBet) => RoundResult | null;

/** Locks due bets without a result, in the order of their ids. Those that another transaction has locked are left out. */
function selectUndecided(sql: Sql, now: number, memberId: string | undefined) {
  return sql
    .selectFrom('round')
    .select(['id', 'choice', 'stake as stakeCentavos'])
    .select((of) =>
      of
        .selectFrom('game')
        .select('kind')
        .whereRef('game.node_id', '=', 'round.node_id')
        .as('kind'),
    )
    .where('status', '=', openBet)
    .where('due_at', '<=', now)
    .where('pending', 'is', null)
    .$if(memberId !== undefined, (own) => own.where('member_id', '=', memberId ?? ''))
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked();
}

/** The results of bets that have one. */
function resultsOf(
  bets: readonly (UndecidedBet & { readonly id: string })[],
  decide: DecideBet,
): { readonly id: string; readonly pending: RoundResult }[] {
  return bets.flatMap(({ id, ...bet }) => {
    const pending = decide(bet);
    return pending === null ? [] : [{ id, pending }];
  });
}

/**
 * Gives their results to the bets that are due and were placed without one, of one member or of all, so that they can be
 * settled. Gateways that run it at once give the same results. Returns the number of bets that have no result.
 */
export async function decideDueBets(
  { transaction }: Pick<Database, 'transaction'>,
  now: number,
  { decide, memberId }: { readonly decide: DecideBet; readonly memberId?: string | undefined },
): Promise<number> {
  for (;;) {
    const { found, decided } = await transaction(async (sql) => {
      const bets = await selectUndecided(sql, now, memberId).execute();
      const results = resultsOf(bets, decide);
      if (results.length > 0)
        await raw`
          update round set pending = result.pending
          from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (id uuid, pending jsonb)
          where round.id = result.id`.execute(sql);
      return { found: bets.length, decided: results.length };
    });
    if (found < batch || decided === 0) return found - decided;
  }
}
