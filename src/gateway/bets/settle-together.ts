import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import { openBet, settleEntry, statusOf, validBetOf, walletOf } from './bet-entries.ts';
import { readMemberSums } from './exposure/member-sums.ts';
import { keepEvents } from './settled-events.ts';
import { anyLane, lockAccounts, postLocked } from '../ledger/ledger.ts';
import { balanceEvent } from './end-bets.ts';

/** A bet, or a hand with all its bets, that has just got its result. */
export interface SettledBet {
  readonly memberId: string;
  readonly nodeId: number;
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
  /** Number of the draw of a lottery ticket. Null for other bets. */
  readonly draw?: string | null;
}

/** Bets to settle in one transaction. */
interface Together {
  readonly ids: readonly string[];
  /** Leaves out the bets that another transaction has locked. */
  readonly skipsLocked: boolean;
}

/** The number of the draw of a lottery ticket, from its choice. */
export const drawOfBet = raw<string | null>`choice ->> 'draw'`.as('draw');

/** Locks the bets that are still open. Returns them in the order of `ids`. */
async function lockBets(sql: Sql, { ids, skipsLocked }: Together) {
  const bets = sql
    .selectFrom('round')
    .select(['id', 'member_id', 'key', 'category', 'node_id', 'stake', 'open_account'])
    .select(['wallet', 'bonus_stakes', 'pending', 'events'])
    .select(drawOfBet)
    .where('id', 'in', [...ids])
    .where('status', '=', openBet)
    .orderBy('id')
    .forUpdate();
  const rows = await (skipsLocked ? bets.skipLocked() : bets).execute();
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .flatMap(({ pending, ...row }) =>
      pending === null ? [] : [{ ...row, payout: pending.payoutCentavos, places: pending.places }],
    );
}

type DueBet = Awaited<ReturnType<typeof lockBets>>[number];

/** The bets with their valid bets. */
async function withValidBets(sql: Sql, bets: readonly DueBet[]) {
  const sumsOf = await readMemberSums(sql, bets);
  return bets.map((bet) => ({
    ...bet,
    valid_bet: validBetOf(bet.stake, bet.payout, sumsOf(bet, bet.places)),
  }));
}

type CountedBet = Awaited<ReturnType<typeof withValidBets>>[number];

/** Writes the results of bets, in one statement. */
async function writeResults(sql: Sql, bets: readonly CountedBet[], now: number): Promise<void> {
  const results = bets.map(({ id, stake, payout, valid_bet }) => ({
    id,
    payout,
    status: statusOf(stake, payout),
    valid_bet,
  }));
  await raw`
    update round set payout = result.payout, status = result.status, valid_bet = result.valid_bet,
      outcome = coalesce(pending -> 'outcome', 'null'), pending = null, events = null,
      settled_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as result (id uuid, payout int8, status int2, valid_bet int8)
    where round.id = result.id`.execute(sql);
}

/** The events of the bets that pay. */
function eventsOf(bets: readonly DueBet[], at: number): (NewEvent & { readonly at: number })[] {
  const paid = bets.filter(({ payout }) => payout > 0);
  return paid.map((bet) => ({ ...balanceEvent(bet, bet.payout), at }));
}

/** The result of `settleTogether`. */
interface SettledTogether {
  readonly settled: readonly SettledBet[];
  /** Ids of open bets that change bonuses. `settleBet` settles each in a transaction of its own. */
  readonly apart: readonly string[];
}

/**
 * Settles open bets of any members in the same few statements for all. Call inside a transaction. Bets that are not open any
 * more are left out. Bets of members with bonuses, and those that were staked from one, are named in `apart`.
 */
export async function settleTogether(
  sql: Sql,
  together: Together,
  now: number,
): Promise<SettledTogether> {
  const bets = await lockBets(sql, together);
  if (bets.length === 0) return { settled: [], apart: [] };
  const house = anyLane('house');
  const used = bets.flatMap((bet) => [bet.member_id, walletOf(bet), bet.open_account]);
  const accounts = await lockAccounts(sql, new Set([...used, house]));
  const isPlain = (bet: DueBet) =>
    bet.bonus_stakes === null && accounts.get(bet.member_id)?.bonuses === 0;
  const plain = await withValidBets(sql, bets.filter(isPlain));
  const apart = bets.filter((bet) => !isPlain(bet)).map(({ id }) => id);
  if (plain.length === 0) return { settled: [], apart };
  const lanes = { house, jackpot: anyLane('jackpot') };
  await keepEvents(sql, plain);
  await writeResults(sql, plain, now);
  await postLocked(
    sql,
    plain.map((bet) => settleEntry({ ...bet, lanes }, 'job', now)),
    accounts,
  );
  await recordEvents(sql, eventsOf(plain, now));
  const settled = plain.map((bet) => ({
    memberId: bet.member_id,
    nodeId: bet.node_id,
    stakeCentavos: bet.stake,
    payoutCentavos: bet.payout,
    draw: bet.draw,
  }));
  return { settled, apart };
}
