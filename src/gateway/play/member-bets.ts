import { nodesOfKind } from '../catalogue/catalogue.ts';
import type { StoreClock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorLimit } from '../limits/limits.ts';
import {
  type DecideBet,
  openBet,
  placeBet,
  playableBalance,
  prepareRound,
  settleBet,
  settleDueBets,
  settleRound,
} from '../bets/bets.ts';
import { lockLanes } from '../ledger/ledger.ts';
import type { Database, Sql } from '../store/database.ts';
import { type BetRules, noBetRules, withBetRules } from './admit-bets.ts';
import { findPlayer, type FoundPlayer, recordRecentGame, withVendorWallet } from './find-player.ts';
import type { BetToPlace, Bets, HandEnd, LaterBet, MemberBet } from './play.ts';
import { isRevealed } from './round-times.ts';
import { boardWins, recordWins } from './winners/winners.ts';

/** The most settled bets of a list. */
const listed = 40;

/** The key of the second stake of a hand. */
const raiseKey = (key: string): string => `${key}-raise`;

function selectBets(sql: Sql, { memberId }: Pick<FoundPlayer, 'memberId'>) {
  return sql
    .selectFrom('round')
    .select(['id', 'key', 'stake', 'payout', 'status', 'choice', 'outcome'])
    .select(['created_at', 'due_at', 'node_id'])
    .where('member_id', '=', memberId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBets>['execute']>>[number];

function memberBet(row: Row): MemberBet {
  const isOpen = row.status === openBet;
  return {
    id: row.id,
    key: row.key,
    stakeCentavos: row.stake,
    payoutCentavos: row.payout,
    state: (['open', 'won', 'lost', 'tied', 'cancelled'] as const)[row.status] ?? 'open',
    choice: row.choice,
    outcome: isOpen ? null : row.outcome,
    placedAt: row.created_at,
    dueAt: row.due_at,
  };
}

/** The bet of a player that has been placed. Null for a new key. Refusal `key_reused` when it is the key of another bet. */
async function findPlaced(
  sql: Sql,
  player: FoundPlayer,
  { key, stakeCentavos }: Pick<BetToPlace, 'key' | 'stakeCentavos'>,
): Promise<MemberBet | null> {
  const row = await selectBets(sql, player).where('key', '=', key).executeTakeFirst();
  if (!row) return null;
  const isAtGame = row.node_id === player.nodeId;
  const isSame = isAtGame && row.stake === stakeCentavos && row.due_at !== null;
  if (!isSame) throw new Refusal(200, 'key_reused');
  return memberBet(row);
}

/** A bet of a hand: its ante, or the second one, which has no time to wait for. Null when there is none at games of the kind. */
async function findOfHand(
  sql: Sql,
  player: FoundPlayer,
  { kind, key, part }: { kind: string; key: string; part: 'ante' | 'raise' },
): Promise<MemberBet | null> {
  const row = await selectBets(sql, player)
    .where('key', '=', part === 'ante' ? key : raiseKey(key))
    .where('node_id', 'in', nodesOfKind(sql, kind))
    .where('due_at', part === 'ante' ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ? memberBet(row) : null;
}

/** Throws a RangeError for a bet that would be settled before the results of its events are revealed. */
function checkTimes(later: LaterBet): LaterBet {
  const isLate = later.events?.every((event) => isRevealed(event, later.dueAt)) ?? true;
  if (isLate) return later;
  throw new RangeError('A bet is settled after the results of its events are revealed');
}

/** Stands for the result of a bet that gets it when it is due. */
const undecided = { payoutCentavos: 0, outcome: null };

/** The bet with a decision that is made once, so that a transaction that runs again gets the first one. */
function decideOnce(
  bet: BetToPlace,
  { nodeId, category }: Pick<FoundPlayer, 'nodeId' | 'category'>,
  now: number,
): () => LaterBet {
  let later: LaterBet | null = null;
  const { key, stakeCentavos } = bet;
  const decide = () => (later ??= checkTimes(bet.decide(now, nodeId))).result ?? undecided;
  const checked = prepareRound({ key, stakeCentavos, decide });
  return () => {
    const result = checked.decide({ leastBet: null, lines: null, isJackpot: false }, category);
    const decided = later ?? bet.decide(now, nodeId);
    return { ...decided, result: decided.result && result };
  };
}

/** Places a bet, or finds the one that has its key. */
async function put(
  sql: Sql,
  player: FoundPlayer,
  bet: BetToPlace & { readonly later: () => LaterBet },
  now: number,
): Promise<MemberBet> {
  const known = await findPlaced(sql, player, bet);
  if (known) return known;
  if (player.isClosed) throw new Refusal(200, 'game_under_maintenance');
  await recordRecentGame(sql, player, now);
  const { key, stakeCentavos } = bet;
  await placeBet(sql, player, { key, stakeCentavos, ...bet.later() }, now);
  const placed = await findPlaced(sql, player, bet);
  if (placed) return placed;
  throw new TypeError('A placed bet is not in the store');
}

/** Ends an open hand, and stakes and settles its second bet. Both happen, or neither. Their win is one on the board. */
async function endHand(
  sql: Sql,
  player: FoundPlayer,
  hand: { readonly id: string; readonly key: string; readonly end: HandEnd },
  now: number,
): Promise<void> {
  const { result, raise } = hand.end;
  const open = await sql
    .selectFrom('round')
    .select(['stake', 'open_account', 'wallet'])
    .where('id', '=', hand.id)
    .where('status', '=', openBet)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  if (raise === null) {
    await settleBet(sql, hand.id, result, now);
  } else {
    const { memberId, wallet = null } = player;
    const wallets = [memberId, wallet, open.wallet].filter((one) => one !== null);
    const lanes = await lockLanes(sql, wallets, open.open_account);
    const { result: raised, ...bet } = raise;
    const round = { ...bet, key: raiseKey(hand.key), decide: () => raised, isSecond: true };
    // The second stake is taken before the first one pays, so that a hand cannot pay for itself.
    await settleRound(sql, { ...player, lanes }, prepareRound(round), now);
    await settleBet(sql, hand.id, { ...result, lanes }, now);
  }
  const stakeCentavos = open.stake + (raise?.stakeCentavos ?? 0);
  const payoutCentavos = result.payoutCentavos + (raise?.result.payoutCentavos ?? 0);
  await boardWins(sql, [{ ...player, stakeCentavos, payoutCentavos }], now);
}

interface BetsNeeds {
  /** False while the vendors of games have wallets of their own. */
  readonly isSingle?: () => Promise<boolean>;
  /** Gives the results of the bets that were placed without one. */
  readonly decide?: DecideBet;
  /** The operator's limits. */
  readonly maxima?: readonly OperatorLimit[];
  readonly betRules?: BetRules;
}

/**
 * Bets of members that are settled later, with their balance in the ledger: from the main wallet, or from the wallet of the
 * game's vendor while `isSingle` gives false. All times are times of the store, so that no gateway takes bets that another one
 * has closed.
 */
export function createMemberBets(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  clock: StoreClock,
  {
    isSingle = () => Promise.resolve(true),
    decide: decideBet,
    maxima = [],
    betRules = noBetRules,
  }: BetsNeeds = {},
): Bets {
  async function player(session: string, kind: string, now: number): Promise<FoundPlayer> {
    const found = { ...(await findPlayer(sql, { session, kind, now })), maxima };
    return (await isSingle()) ? found : withVendorWallet(found);
  }

  return {
    now: async () => clock.now(),
    async place(session, kind, bet) {
      const now = await clock.now();
      // The second stake of a hand, in `end`, belongs to the bet that was admitted here.
      const found = withBetRules(await player(session, kind, now), session, betRules);
      const later = decideOnce(bet, found, now);
      const placed = await transaction((within) => put(within, found, { ...bet, later }, now));
      return { bet: placed, balanceCentavos: await playableBalance(sql, found) };
    },
    async list(session, kind) {
      const now = await clock.now();
      const found = await player(session, kind, now);
      await settleDueBets({ sql, transaction }, now, {
        memberId: found.memberId,
        decide: decideBet,
        onSettled: recordWins,
        // The job reports bets that cannot be settled.
        onFailed: () => undefined,
      });
      const rows = await selectBets(sql, found)
        .where('node_id', 'in', nodesOfKind(sql, kind))
        .orderBy('created_at', 'desc')
        .limit(listed)
        .execute();
      return { bets: rows.map(memberBet), balanceCentavos: await playableBalance(sql, found) };
    },
    async end(session, kind, key, decide) {
      const now = await clock.now();
      const found = await player(session, kind, now);
      const open = await findOfHand(sql, found, { kind, key, part: 'ante' });
      if (!open) throw new Refusal(404, 'not_found', { message: 'There is no such hand' });
      if (open.state === 'open') {
        const end = decide(open);
        await transaction((within) => endHand(within, found, { id: open.id, key, end }, now));
      }
      const bet = await findOfHand(sql, found, { kind, key, part: 'ante' });
      const raise = await findOfHand(sql, found, { kind, key, part: 'raise' });
      return { bet: bet ?? open, raise, balanceCentavos: await playableBalance(sql, found) };
    },
  };
}
