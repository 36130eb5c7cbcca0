import type { GameType } from '#protocol/vocabulary/category.ts';
import { hashToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { type IdentityRules, requireIdentityToPlay } from '../identity/identity.ts';
import type { Sql } from '../store/database.ts';
import type { FoundPlayer } from './find-player.ts';

/** The rules of the market for each new bet. */
export interface BetRules {
  readonly identity: IdentityRules;
  /** A member plays one slot at a time: the newest launch of a slot ends the one before it. */
  readonly oneSlot: boolean;
}

/** Admits all bets. */
export const noBetRules: BetRules = { identity: { due: 'never', untilThen: null }, oneSlot: false };

const isSlot = (category: GameType): boolean => category === 'RNG';

/** A game session that was opened. */
interface OpenedSession {
  readonly memberId: string;
  readonly category: GameType;
  /** The token. */
  readonly session: string;
}

/**
 * Makes the session of a slot the only one in which the member can bet on slots, in a market with that rule. It waits for the bets
 * of the member that are under way, because they lock the main wallet. Call it in the transaction that opens the session.
 */
export async function keepNewestSlot(
  sql: Sql,
  { memberId, category, session }: OpenedSession,
  { oneSlot }: BetRules,
): Promise<void> {
  if (!oneSlot || !isSlot(category)) return;
  await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .execute();
  const slot_session = hashToken(session);
  await sql
    .insertInto('play_session')
    .values({ member_id: memberId, slot_session })
    .onConflict((on) => on.column('member_id').doUpdateSet({ slot_session }))
    .execute();
}

/** Refusal `changed_elsewhere` (value: `{ endedBy: 'slot' }`) for a bet in the session of a slot that a newer one has ended. */
async function requireNewestSlot(
  sql: Sql,
  { memberId, session }: Omit<OpenedSession, 'category'>,
): Promise<void> {
  const row = await sql
    .selectFrom('play_session')
    .select('slot_session')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const newest = row?.slot_session ?? null;
  if (newest === null || newest === hashToken(session)) return;
  throw new Refusal(200, 'changed_elsewhere', { value: { endedBy: 'slot' } });
}

/**
 * The player in a game session, whose new bets meet the rules: each is refused with `identity_needed` where the identity comes
 * before the play, and with `changed_elsewhere` in a slot that is not the newest one, where one is played at a time. The rules are read
 * in the transaction of the bet, after the main wallet is locked. Bets that are placed already end as before.
 */
export function withBetRules<Found extends FoundPlayer>(
  player: Found,
  session: string,
  { identity, oneSlot }: BetRules,
) {
  const { memberId, category } = player;
  return {
    ...player,
    async admit(sql: Sql): Promise<void> {
      await requireIdentityToPlay(sql, memberId, identity);
      if (oneSlot && isSlot(category)) await requireNewestSlot(sql, { memberId, session });
    },
  };
}
