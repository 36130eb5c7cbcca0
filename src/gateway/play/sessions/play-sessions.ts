import { gameTypes } from '#protocol/vocabulary/category.ts';
import type { Sql } from '../../store/database.ts';
import type { RequestContext } from '../../http/request-context.ts';

type MarketPack = RequestContext['market'];

const minuteMs = 60_000;

/** A member, with the rules and the time. */
export interface PlaySessionNeeds {
  readonly memberId: string;
  readonly market: MarketPack;
  readonly now: number;
}

/** The row of a member. Undefined for one who has neither played nor chosen an interval. */
export function selectPlaySession(sql: Sql, memberId: string) {
  return sql
    .selectFrom('play_session')
    .select(['began_at', 'launched_at', 'checked_at', 'check_minutes'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** True when the member has placed a bet since a time. */
async function hasBetSince(sql: Sql, memberId: string, since: number): Promise<boolean> {
  const bet = await sql
    .selectFrom('round')
    .select('id')
    .where('member_id', '=', memberId)
    // All categories: they come before the time in the index of the bets of a member.
    .where('category', 'in', gameTypes)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return bet !== undefined;
}

/** Records the launch of a game for money. The first one after the pause of the market begins a session of play. */
export async function recordLaunch(
  sql: Sql,
  { memberId, market, now }: PlaySessionNeeds,
): Promise<void> {
  const held = await selectPlaySession(sql, memberId);
  const since = now - market.play.pauseMinutes * minuteMs;
  const goesOn =
    (held?.launched_at ?? -Infinity) >= since ||
    (typeof held?.began_at === 'number' && (await hasBetSince(sql, memberId, since)));
  const change = goesOn
    ? { launched_at: now }
    : { launched_at: now, began_at: now, checked_at: now };
  await sql
    .insertInto('play_session')
    .values({ member_id: memberId, launched_at: now, began_at: now, checked_at: now })
    .onConflict((on) => on.column('member_id').doUpdateSet(change))
    .execute();
}

/** Records that the member has answered a reality check: the next one comes after the interval. */
export async function recordCheck(
  sql: Sql,
  { memberId, now }: Omit<PlaySessionNeeds, 'market'>,
): Promise<void> {
  await sql
    .updateTable('play_session')
    .set({ checked_at: now })
    .where('member_id', '=', memberId)
    .where('began_at', 'is not', null)
    .execute();
}

/** Sets the minutes between reality checks. */
export async function setCheckMinutes(sql: Sql, memberId: string, minutes: number): Promise<void> {
  await sql
    .insertInto('play_session')
    .values({ member_id: memberId, check_minutes: minutes })
    .onConflict((on) => on.column('member_id').doUpdateSet({ check_minutes: minutes }))
    .execute();
}

/** The minutes between reality checks: the member's choice, if the market offers it, else the longest of the market. */
export function checkMinutesOf(own: number | null, { play }: MarketPack): number {
  return own !== null && play.checkMinutes.includes(own) ? own : Math.max(...play.checkMinutes);
}
