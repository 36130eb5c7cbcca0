import { isLiving } from '../accounts/accounts.ts';
import { isClosedAt } from '../catalogue/catalogue.ts';
import { hashToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorLimit } from '../limits/limits.ts';
import { vendorAccount } from '../ledger/ledger.ts';
import type { Sql } from '../store/database.ts';

/** A game session, the kind of the page that names it, and the time. */
export interface Asked {
  readonly session: string;
  readonly kind: string;
  readonly now: number;
}

/**
 * The member and the game of a game session. Refusal `login.not.session` when the member's session has ended, or when
 * the game session belongs to a game of another kind.
 */
export async function findPlayer(sql: Sql, { session, kind, now }: Asked) {
  const row = await sql
    .selectFrom('game_session')
    .innerJoin('session', 'session.token_hash', 'game_session.session_hash')
    .innerJoin('game', 'game.node_id', 'game_session.node_id')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .select(['game_session.member_id', 'game.node_id', 'least_bet', 'lines', 'is_jackpot'])
    .select(['game.category', 'game.vendor', isClosedAt(now).as('isClosed')])
    .where('game_session.token_hash', '=', hashToken(session))
    .where('kind', '=', kind)
    .where(isLiving(now))
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'login.not.session');
  const { member_id: memberId, node_id: nodeId, least_bet: leastBet, lines, ...rest } = row;
  const { is_jackpot: isJackpot, ...found } = rest;
  return { ...found, memberId, nodeId, facts: { leastBet, lines, isJackpot } };
}

export type FoundPlayer = Awaited<ReturnType<typeof findPlayer>> & {
  readonly wallet?: string;
  /** The operator's limits. */
  readonly maxima?: readonly OperatorLimit[];
  /** Throws a refusal for a new bet that a rule of the market forbids. */
  readonly admit?: (sql: Sql) => Promise<void>;
};

/** The player with the wallet of the game's vendor, which the rounds are played from. */
export function withVendorWallet<Who extends Pick<FoundPlayer, 'memberId' | 'vendor'>>(
  player: Who,
) {
  return { ...player, wallet: vendorAccount(player.memberId, player.vendor) };
}

/** Makes a game the first of the member's recent games. */
export async function recordRecentGame(
  sql: Sql,
  { memberId, nodeId }: Pick<FoundPlayer, 'memberId' | 'nodeId'>,
  now: number,
) {
  await sql
    .insertInto('recent_game')
    .values({ member_id: memberId, node_id: nodeId, played_at: now })
    .onConflict((on) => on.columns(['member_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
}
