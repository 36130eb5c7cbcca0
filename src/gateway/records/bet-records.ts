import { isUuid } from '#protocol/uuid.ts';
import { type ExpressionBuilder, sql as raw } from 'kysely';
import type { Language } from '#protocol/model/language.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import { betStatus, ticketVendor } from '#protocol/model/bet.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { openBet } from '../bets/bets.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { worded } from '../store/worded.ts';
import type { RecordPage } from './record-page.ts';

/** The bets that are wanted. Times in epoch milliseconds; `to` is not included. */
export interface BetFilter {
  readonly memberId: string;
  readonly category: GameType;
  /** Bets without a result (true), with one (false), or both (null). */
  readonly open: boolean | null;
  readonly from: number;
  readonly to: number;
  /** Bets as they were at this time. */
  readonly asOf: number;
  /** Status of the bets; 0 for all. */
  readonly outcome: number;
  /** Another set of statuses; null for all. */
  readonly statuses: readonly number[] | null;
  /** Code of a vendor; empty for all. */
  readonly vendor: string;
  /** Tickets of the lottery service (true), other bets (false), or both (null). */
  readonly tickets: boolean | null;
  /** Number of a bet; empty for all. */
  readonly order: string;
  /** Code of a lottery game; null for all. */
  readonly lotteryGame: string | null;
  /** Number of a draw; all by default. */
  readonly draw?: string;
  /** Tickets whose numbers are for several draws (true), or for one (false); all by default. */
  readonly chased?: boolean;
}

/** No row has this id. */
const noId = '00000000-0000-0000-0000-000000000000';

/** The id of an order number that a player has typed. */
export function asOrderId(order: string): string {
  const id = order.trim().toLowerCase();
  return isUuid(id) ? id : noId;
}

type Where = ExpressionBuilder<Schema, 'round'>;

/** A bet that is open, or was open at the time of the first page, has no result for this record. */
function isOpen(of: Where, { open, asOf }: BetFilter) {
  if (open === null) return of.lit(true);
  return open
    ? of.or([of('settled_at', 'is', null), of('settled_at', '>', asOf)])
    : of('settled_at', '<=', asOf);
}

/** PostgreSQL has no empty list. */
function hasStatus(of: Where, statuses: readonly number[]) {
  return statuses.length === 0 ? of.lit(false) : of('status', 'in', statuses);
}

/** The lottery game of a ticket is in its choice; tickets of older versions have it in their outcome. */
function isOfGame(game: string) {
  return raw<boolean>`coalesce(choice ->> 'game', outcome ->> 'game') = ${game}`;
}

/** Bets of a filter, without columns. The index `round_record` holds every column that the filter reads. */
function selectBets(sql: Sql, filter: BetFilter) {
  const { memberId, category, from, to, asOf, outcome, statuses, vendor, order } = filter;
  const { lotteryGame, tickets, draw, chased } = filter;
  return sql
    .selectFrom('round')
    .where('round.member_id', '=', memberId)
    .where('round.category', '=', category)
    .where('round.created_at', '>=', from)
    .where('round.created_at', '<', Math.min(to, asOf + 1))
    .where((of) => isOpen(of, filter))
    .$if(outcome !== 0, (bets) => bets.where('round.status', '=', outcome))
    .$if(statuses !== null, (bets) => bets.where((of) => hasStatus(of, statuses ?? [])))
    .$if(vendor !== '', (bets) => bets.where('round.vendor', '=', vendor))
    .$if(tickets !== null, (bets) => bets.where('round.vendor', tickets ? '=' : '<>', ticketVendor))
    .$if(order !== '', (bets) => bets.where('round.id', '=', asOrderId(order)))
    .$if(lotteryGame !== null, (bets) => bets.where(isOfGame(lotteryGame ?? '')))
    .$if(draw !== undefined, (bets) => bets.where(raw<boolean>`choice ->> 'draw' = ${draw}`))
    .$if(chased !== undefined, (bets) =>
      bets.where(raw<boolean>`(choice -> 'inRow' is not null) = ${chased}`),
    );
}

/** Sums of bets in centavos, and their number. All but `stake` sum the settled bets only. */
interface BetSums {
  readonly count: number;
  readonly stake: Centavos;
  readonly settledStake: Centavos;
  readonly validBet: Centavos;
  readonly payout: Centavos;
}

/** The query of the sums of all bets of a filter. */
export function selectBetSums(sql: Sql, filter: BetFilter) {
  const settledSum = (column: 'stake' | 'valid_bet' | 'payout') =>
    raw<number>`coalesce(sum(${raw.ref(`round.${column}`)})
      filter (where round.settled_at <= ${filter.asOf}), 0)::int8`;
  return selectBets(sql, filter).select((of) => [
    of.fn.countAll<number>().as('count'),
    raw<number>`coalesce(sum(round.stake), 0)::int8`.as('stake'),
    settledSum('stake').as('settledStake'),
    settledSum('valid_bet').as('validBet'),
    settledSum('payout').as('payout'),
  ]);
}

/** The query of the keys of a page, which reads the index only. */
export function selectBetKeys(sql: Sql, filter: BetFilter, { size, offset, after }: RecordPage) {
  return selectBets(sql, filter)
    .select(['round.created_at', 'round.id'])
    .$if(after !== null, (bets) =>
      bets.where(
        raw<boolean>`(round.created_at, round.id) < (${after?.at ?? 0}::int8, ${after?.id ?? noId}::uuid)`,
      ),
    )
    .orderBy('round.created_at', 'desc')
    .orderBy('round.id', 'desc')
    .limit(size)
    .offset(offset);
}

/** The bets of a page, newest first, with the name of their game or lottery game in a language. */
export function selectBetRows(sql: Sql, filter: BetFilter, page: RecordPage, language: Language) {
  return sql
    .selectFrom(selectBetKeys(sql, filter, page).as('page'))
    .innerJoin('round', 'round.id', 'page.id')
    .leftJoin('game', 'game.node_id', 'round.node_id')
    .leftJoin('lottery_game', (on) =>
      on.on(raw`coalesce(choice ->> 'game', outcome ->> 'game')`, '=', raw`lottery_game.code`),
    )
    .select(['round.id', 'round.vendor', 'stake', 'payout', 'valid_bet', 'status', 'settled_at'])
    .select(['round.created_at', 'game.name as game'])
    .select(worded('lottery_game.names', language).as('ticket'))
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc');
}

/** A bet as a query of this file returns it. */
export interface BetRow {
  readonly id: string;
  readonly game: string | null;
  /** Name of the lottery game of a ticket; empty for other bets. */
  readonly ticket: string;
  readonly vendor: string;
  readonly stake: Centavos;
  readonly payout: Centavos;
  readonly valid_bet: Centavos;
  readonly status: number;
  readonly created_at: number;
  readonly settled_at: number | null;
}

function wasSettled({ settled_at: at }: Pick<BetRow, 'settled_at'>, asOf: number): boolean {
  return at !== null && at <= asOf;
}

/** Sums of the bets of one page. */
export function sumBets(bets: readonly BetRow[], asOf: number): BetSums {
  const settled = bets.filter((bet) => wasSettled(bet, asOf));
  const sum = (of: readonly BetRow[], field: 'stake' | 'valid_bet' | 'payout') =>
    of.reduce((total, bet) => total + bet[field], 0);
  return {
    count: bets.length,
    stake: sum(bets, 'stake'),
    settledStake: sum(settled, 'stake'),
    validBet: sum(settled, 'valid_bet'),
    payout: sum(settled, 'payout'),
  };
}

/** A bet in wire shape. A bet that was open at `asOf` is shown as open. */
export function wireBet(row: BetRow, asOf: number) {
  const [settled, { stake }] = [wasSettled(row, asOf), row];
  const payout = settled ? row.payout : 0;
  return {
    orderNo: row.id,
    gameName: row.ticket === '' ? (row.game ?? '') : row.ticket,
    vendor: row.vendor,
    betTime: row.created_at,
    settleTime: settled ? row.settled_at : null,
    betAmount: toPesos(stake),
    validBetAmount: toPesos(settled ? row.valid_bet : 0),
    winAmount: toPesos(payout),
    profitAndLoss: toPesos(settled ? payout - stake : 0),
    status: settled ? row.status : openBet,
  };
}

/** Sums of bets in wire shape. */
export function wireTotal({ stake, settledStake, validBet, payout }: BetSums) {
  return {
    betAmount: toPesos(stake),
    validBetAmount: toPesos(validBet),
    winAmount: toPesos(payout),
    profitAndLoss: toPesos(payout - settledStake),
    validBetting: toPesos(validBet),
  };
}

/** Statuses by the wire's `winLossDraw`. A cancelled bet is a draw. */
export const statusesOfProfit = {
  W: [betStatus.won],
  L: [betStatus.lost],
  D: [betStatus.tied, betStatus.cancelled],
} as const;
