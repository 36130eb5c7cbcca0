import { gameToPlay, nodesOfKind } from '../catalogue/catalogue.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Clock } from '../clock.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorLimit } from '../limits/limits.ts';
import {
  playableBalance,
  prepareRound,
  type RoundToPlay,
  type SettledRound,
  settleRound,
} from '../bets/bets.ts';
import type { Database, Sql } from '../store/database.ts';
import { type BetRules, keepNewestSlot, noBetRules, withBetRules } from './admit-bets.ts';
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

/** The round, refused unless its key is known. */
function refusedAsTooSoon(round: RoundToPlay): RoundToPlay {
  return {
    ...round,
    decide() {
      throw new Refusal(200, 'round_too_soon');
    },
  };
}

/** The rules of rounds. Without them, all games share the main wallet, and nothing else is limited. */
interface RoundRules {
  /** Gives false while each vendor has a wallet of its own. */
  readonly isSingle?: () => Promise<boolean>;
  /** The operator's limits. */
  readonly maxima?: readonly OperatorLimit[];
  /** The shortest time from one round to the next at a title, in milliseconds. */
  readonly leastRoundMs?: (category: GameType) => number;
  readonly betRules?: BetRules;
}

/** Requests travel for different times: rounds that a page begins after the least time may be this much closer here. */
const jitterMs = 300;

/** The time of the member's last round at the title. Locks it, so that rounds at once are counted one after the other. */
async function lastRoundAt(sql: Sql, { memberId, nodeId }: FoundPlayer): Promise<number> {
  const row = await sql
    .selectFrom('recent_game')
    .select('played_at')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .forUpdate()
    .executeTakeFirst();
  return row?.played_at ?? 0;
}

/** Rounds that members play with their balance in the ledger. */
export function createMemberRounds(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  clock: Clock,
  {
    isSingle = () => Promise.resolve(true),
    maxima = [],
    leastRoundMs = () => 0,
    betRules = noBetRules,
  }: RoundRules = {},
): Rounds {
  async function exchange(
    within: Sql,
    { ticket, kind, single }: { ticket: string; kind: string; single: boolean },
  ): Promise<OpenedGame> {
    const now = clock.now();
    const row = await within
      .deleteFrom('launch_ticket')
      .where('ticket_hash', '=', hashToken(ticket))
      .where('expires_at', '>', now)
      .where('node_id', 'in', nodesOfKind(within, kind))
      .returning(['member_id', 'session_hash', 'node_id', 'language'])
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'not_found', { message: 'The ticket is not good any more' });
    const { language, ...rest } = row;
    const { vendor, category, game } = await gameToPlay(within, row.node_id, now);
    const session = randomToken();
    await within
      .insertInto('game_session')
      .values({ ...rest, token_hash: hashToken(session) })
      .execute();
    const player = { memberId: row.member_id, vendor, category };
    await keepNewestSlot(within, { ...player, session }, betRules);
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
    const least = leastRoundMs(player.category);
    const isTooSoon = least > 0 && now < (await lastRoundAt(within, player)) + least - jitterMs;
    // Before the money moves, because other rounds wait for the accounts of the house.
    await recordRecentGame(within, player, now);
    const settled = await settleRound(
      within,
      player,
      isTooSoon ? refusedAsTooSoon(round) : round,
      now,
    );
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
      const asked = { session, kind, now: clock.now() };
      const found = withBetRules(await findPlayer(sql, asked), session, betRules);
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
