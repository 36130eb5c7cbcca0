import { gameToPlay, nodesOfKind } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type HeldLimit,
  playableBalance,
  prepareRound,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from '../money/money.ts';
import type { Database, Sql } from '../store/database.ts';
import { findPlayer, type FoundPlayer, noteRecentGame, withVendorWallet } from './find-player.ts';
import type { GameConduct, OpenedGame, Rounds } from './play.ts';
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

/** The rules of the market that rounds keep. */
interface RoundRules {
  readonly maxima?: readonly HeldLimit[];
  readonly play?: GameConduct;
}

const anyPace: GameConduct = {
  autoplay: true,
  turbo: true,
  leastRoundMs: { slots: 0, other: 0 },
};

/** The pace alone, without the other rules of the market. */
const paceOf = ({ autoplay, turbo, leastRoundMs }: GameConduct): GameConduct => ({
  autoplay,
  turbo,
  leastRoundMs,
});

/**
 * Rounds that members play with their balance in the ledger: from the main wallet, or from the wallet of the game's vendor while
 * `isSingle` gives false. `maxima` are the operator's limits for every member, `play` the pace of the market.
 */
export function createMemberRounds(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  clock: Clock,
  isSingle: () => Promise<boolean> = () => Promise.resolve(true),
  { maxima = [], play: conduct = anyPace }: RoundRules = {},
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
    return {
      session,
      money: 'real',
      balanceCentavos,
      ...game,
      category,
      language,
      conduct: paceOf(conduct),
    };
  }

  async function settle(
    within: Sql,
    player: FoundPlayer,
    round: RoundToPlay,
  ): Promise<SettledRound> {
    const now = clock.now();
    // Before the money moves, because other rounds wait for the accounts of the house.
    await noteRecentGame(within, player, now);
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
      const own = (await isSingle()) ? found : withVendorWallet(found);
      // Other games are played by the clock of their tables, or shoot often: their pages keep the pace.
      const leastMs = found.facts.lines === null ? 0 : conduct.leastRoundMs.slots;
      const player = { ...own, maxima, leastMs };
      return transaction((within) => settle(within, player, decideWhileOpen(prepared, player)));
    },
    async balance(session, kind) {
      const player = await findPlayer(sql, { session, kind, now: clock.now() });
      const single = await isSingle();
      return playableBalance(sql, single ? player : withVendorWallet(player));
    },
  };
}
