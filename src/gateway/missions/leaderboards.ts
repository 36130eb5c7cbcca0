import { type Selectable, sql as raw } from 'kysely';
import { dayOf } from '#protocol/model/market-day.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { LeaderboardTable } from '../store/tables/mission-tables.ts';
import { currentPeriod, periodBefore, type PeriodDays, periodOfDay } from './reward-period.ts';
import { rankedPlayers, readStandings, type Standing } from './standings.ts';

export type Leaderboard = Selectable<LeaderboardTable>;

/** A period of a leaderboard, as a member sees it. */
export interface ShownLeaderboard {
  readonly board: Leaderboard;
  readonly days: PeriodDays;
  /** The period has ended and its prizes are paid. */
  readonly isFinal: boolean;
  readonly standings: readonly Standing[];
  /** First days of the ended periods, newest first. */
  readonly past: readonly number[];
}

/** Ended periods that members can look at. */
const shownPeriods = 12;

/** The leaderboards that are on, in their order. */
export function readLeaderboards(sql: Sql): Promise<Leaderboard[]> {
  return sql
    .selectFrom('leaderboard')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

async function endedPeriods(sql: Sql, boardId: string): Promise<number[]> {
  const rows = await sql
    .selectFrom('leaderboard_period')
    .select('first_day')
    .where('leaderboard_id', '=', boardId)
    .orderBy('first_day', 'desc')
    .limit(shownPeriods)
    .execute();
  return rows.map(({ first_day: day }) => day);
}

/** The places of an ended period, in the columns of `rankedPlayers`. */
function finalPlaces(boardId: string, { from }: PeriodDays) {
  return raw`(
    select member_id, turnover, place, count(*) over () as players,
      lag(turnover) over (order by place) - turnover + 1 as gap, prize
    from leaderboard_place where leaderboard_id = ${boardId} and first_day = ${from}::int4
  )`;
}

/** The request of a member: a leaderboard, and a time of one of its periods. Null: the first one, the period under way. */
export interface LeaderboardChoice {
  readonly board: string | null;
  readonly at: number | null;
}

/** Reads a period of one of the leaderboards. Refusal `not_found` for an unknown leaderboard or period. */
export async function readLeaderboard(
  sql: Sql,
  boards: readonly Leaderboard[],
  { choice, memberId, now }: { choice: LeaderboardChoice; memberId: string; now: number },
): Promise<ShownLeaderboard | null> {
  const board = boards.find(({ id }) => choice.board === null || id === choice.board);
  if (!board && choice.board === null) return null;
  if (!board) throw new Refusal(404, 'not_found');
  const past = await endedPeriods(sql, board.id);
  const current = currentPeriod(board.period, now);
  const days = choice.at === null ? current : periodOfDay(board.period, dayOf(choice.at));
  const isFinal = past.includes(days.from);
  // The period before is shown while it waits for its prizes.
  const live = [current.from, periodBefore(board.period, current).from];
  if (!isFinal && !live.includes(days.from)) throw new Refusal(404, 'not_found');
  const ranked = isFinal ? finalPlaces(board.id, days) : rankedPlayers(board, days);
  return { board, days, isFinal, standings: await readStandings(sql, ranked, memberId), past };
}
