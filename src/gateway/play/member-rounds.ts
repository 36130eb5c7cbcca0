import { sessionIdleMs } from '../accounts/accounts.ts';
import { gameAt } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import {
  balanceOf,
  prepareRound,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from '../money/money.ts';
import type { Database, Sql } from '../store/database.ts';
import type { OpenedGame, Rounds } from './play.ts';
import { boardWin } from './winners.ts';

/** The member and the game of a game session. Refusal `login.not.session` when the member's session has ended. */
async function findPlayer(sql: Sql, session: string, now: number) {
  const row = await sql
    .selectFrom('game_session')
    .innerJoin('session', 'session.token_hash', 'game_session.session_hash')
    .innerJoin('member', 'member.id', 'game_session.member_id')
    .innerJoin('game', 'game.node_id', 'game_session.node_id')
    .select(['game_session.member_id', 'username', 'game.node_id', 'least_bet', 'lines'])
    .where('game_session.token_hash', '=', hashToken(session))
    .where('seen_at', '>', now - sessionIdleMs)
    .executeTakeFirst();
  if (!row) throw new Refusal(401, 'login.not.session');
  const { member_id: memberId, username, node_id: nodeId, least_bet: leastBet, lines } = row;
  return { memberId, username, nodeId, facts: { leastBet, lines } };
}

type FoundPlayer = Awaited<ReturnType<typeof findPlayer>>;

/** Makes a game the first of the member's recent games. */
async function noteRecentGame(sql: Sql, { memberId, nodeId }: FoundPlayer, now: number) {
  await sql
    .insertInto('recent_game')
    .values({ member_id: memberId, node_id: nodeId, played_at: now })
    .onConflict((on) => on.columns(['member_id', 'node_id']).doUpdateSet({ played_at: now }))
    .execute();
}

/** Rounds that members play with their balance in the ledger. */
export function createMemberRounds(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  clock: Clock,
): Rounds {
  async function exchange(within: Sql, ticket: string): Promise<OpenedGame> {
    const row = await within
      .deleteFrom('launch_ticket')
      .where('ticket_hash', '=', hashToken(ticket))
      .where('expires_at', '>', clock.now())
      .returning(['member_id', 'session_hash', 'node_id', 'language'])
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'not_found', { message: 'The ticket is not good any more' });
    const { language, ...rest } = row;
    const game = await gameAt(within, row.node_id);
    const session = randomToken();
    await within
      .insertInto('game_session')
      .values({ ...rest, token_hash: hashToken(session) })
      .execute();
    const balanceCentavos = await balanceOf(within, row.member_id);
    return { session, money: 'real', balanceCentavos, ...game, language };
  }

  async function settle(
    within: Sql,
    player: FoundPlayer,
    round: RoundToPlay,
  ): Promise<SettledRound> {
    const now = clock.now();
    const settled = await settleRound(within, player, round, now);
    if (settled.repeated) return settled;
    await noteRecentGame(within, player, now);
    await boardWin(within, { ...player, payoutCentavos: settled.payoutCentavos }, now);
    return settled;
  }

  return {
    open: (ticket) => transaction((within) => exchange(within, ticket)),
    async play(session, round) {
      const prepared = prepareRound(round);
      const player = await findPlayer(sql, session, clock.now());
      return transaction((within) => settle(within, player, prepared));
    },
    balance: async (session) =>
      balanceOf(sql, (await findPlayer(sql, session, clock.now())).memberId),
  };
}
