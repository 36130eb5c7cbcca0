import { gameToPlay, nodesOfKind } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import type { HeldLimit } from '../limits/limits.ts';
import {
  playableBalance,
  prepareRound,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from '../bets/bets.ts';
import type { Database, Sql } from '../store/database.ts';
import { findPlayer, type FoundPlayer, recordRecentGame, withVendorWallet } from './find-player.ts';
import type { OpenedGame, Rounds } from './play.ts';
import { boardWins } from './winners/winners.ts';

/** The round, refused instead of decided while its game is closed. A round that is settled already has no decision. */
function decideWhileOpen(round: RoundToPlay, { isClosed }: FoundPlayer): RoundToPlay {
  if (!isClosed) return round;
  return {
    ...round,
    decide() {
      throw new Refusal(200, 'game_under_maintenance');
    },
  };
}

/**
 * Rounds that members play with their balance in the ledger: from the main wallet, or from the wallet of the game's vendor while
 * `isSingle` gives false. `maxima` are the operator's limits for every member.
 */
export function createMemberRounds(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  clock: Clock,
  isSingle: () => Promise<boolean> = () => Promise.resolve(true),
  maxima: readonly HeldLimit[] = [],
): Rounds {
  async function exchange(
    within: Sql,
    { ticket, kind, single }: { ticket: string; kind: string; single: boolean },
  ): Promise<OpenedGame> {
    const row = await within
      .deleteFrom('launch_ticket')
      .where('ticket_hash', '=', hashToken(ticket))
      .where('expires_at', '>', clock.now())
      .where('node_id', 'in', nodesOfKind(within, kind))
      .returning(['member_id', 'session_hash', 'node_id', 'language'])
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'not_found', { message: 'The ticket is not good any more' });
    const { language, ...rest } = row;
    const { vendor, category, game } = await gameToPlay(within, row.node_id);
    const session = randomToken();
    await within
      .insertInto('game_session')
      .values({ ...rest, token_hash: hashToken(session) })
      .execute();
    const player = { memberId: row.member_id, vendor, category };
    const balanceCentavos = await playableBalance(
      within,
      single ? player : withVendorWallet(player),
    );
    return { session, money: 'real', balanceCentavos, ...game, category, language };
  }

  async function settle(
    within: Sql,
    player: FoundPlayer,
    round: RoundToPlay,
  ): Promise<SettledRound> {
    const now = clock.now();
    // Before the money moves, because other rounds wait for the accounts of the house.
    await recordRecentGame(within, player, now);
    const settled = await settleRound(within, player, round, now);
    if (settled.repeated) return settled;
    const { stakeCentavos } = round;
    const { payoutCentavos } = settled;
    await boardWins(within, [{ ...player, stakeCentavos, payoutCentavos }], now);
    return settled;
  }

  return {
    async open(ticket, kind) {
      const single = await isSingle();
      return transaction((within) => exchange(within, { ticket, kind, single }));
    },
    async play(session, kind, round) {
      const prepared = prepareRound(round);
      const found = await findPlayer(sql, { session, kind, now: clock.now() });
      const player = { ...((await isSingle()) ? found : withVendorWallet(found)), maxima };
      return transaction((within) => settle(within, player, decideWhileOpen(prepared, player)));
    },
    async balance(session, kind) {
      const player = await findPlayer(sql, { session, kind, now: clock.now() });
      const single = await isSingle();
      return playableBalance(sql, single ? player : withVendorWallet(player));
    },
  };
}
