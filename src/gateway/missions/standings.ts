import { type RawBuilder, sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import type { LeaderboardTable, Prize } from '../store/tables/mission-tables.ts';
import type { PeriodDays } from './reward-period.ts';

/** A player on a leaderboard. Amounts in centavos. */
export interface Standing {
  readonly member_id: string;
  readonly nickname: string;
  readonly place: number;
  readonly turnover: Centavos;
  /** Turnover that the player needs more for the place before. Null on the first place. */
  readonly gap: Centavos | null;
  readonly players: number;
  /** The prize that was paid for an ended period. Null while it is not closed. */
  readonly prize: Centavos | null;
}

/** The prize of a place, in centavos; 0 for none. */
export function prizeOf(prizes: readonly Prize[], place: number): Centavos {
  return prizes.find(({ from, to }) => place >= from && place <= to)?.centavos ?? 0;
}

/**
 * Players with turnover in a period, with their places. Of two with the same turnover, the one who registered first is before.
 * Trial accounts play for no prizes.
 */
export function rankedPlayers(
  { category }: Pick<LeaderboardTable, 'category'>,
  { from, to }: PeriodDays,
): RawBuilder<unknown> {
  const ofCategory = category === null ? raw`` : raw`and category = ${category}`;
  return raw`(
    select member_id, turnover, row_number() over best as place, count(*) over () as players,
      lag(turnover) over best - turnover + 1 as gap, null::int8 as prize
    from (
      select member_id, sum(turnover)::int8 as turnover from daily_sum
      where day >= ${from}::int4 and day < ${to}::int4 ${ofCategory}
      group by member_id having sum(turnover) > 0
    ) as sums join member on member.id = member_id
    where member.type <> 4
    window best as (order by turnover desc, member_id)
  )`;
}

/** The rows of a leaderboard that are sent. */
const shownPlaces = 50;

/** The first places of `ranked`, and the place of a member. */
export async function readStandings(
  sql: Sql,
  ranked: RawBuilder<unknown>,
  memberId: string,
): Promise<readonly Standing[]> {
  const { rows } = await raw<Standing>`
    select ranked.member_id, member.nickname, place::int4, ranked.turnover, gap, players::int4, prize
    from ${ranked} as ranked join member on member.id = ranked.member_id
    where place <= ${shownPlaces} or ranked.member_id = ${memberId}::uuid
    order by place`.execute(sql);
  return rows;
}
