import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import type { GameFacts } from '../catalogue/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import {
  cashPartOf,
  paidShares,
  type Player,
  settleEntry,
  stakeEntry,
  statusOf,
  validBetOf,
} from './bet-entries.ts';
import {
  activeBonuses,
  countBet,
  type LockedPurses,
  lockPurses,
  planStake,
  playable,
} from '../bonuses/bonuses.ts';
import { checkStakeLimits } from '../limits/limits.ts';
import type { BonusStake, PlacedStake } from '../store/tables/money/money-tables.ts';
import { netOf } from './exposure/net-exposure.ts';
import { type JackpotWin, winJackpot } from './jackpot.ts';
import { anyLane, balanceOf, post } from '../ledger/ledger.ts';

/** Result of a round. `outcome` is JSON for the page of the game. */
export interface RoundResult {
  payoutCentavos: number;
  outcome: unknown;
  /** Part of the jackpot that the round wins besides, above 0 and at most 1. None by default. */
  jackpotPart?: number | undefined;
  /**
   * The stake of each place, with what it pays at each result that the round could have. A game that takes stakes on several
   * places at once gives them: opposite stakes count as turnover only by their difference. Without them the stake counts as
   * a whole. A bet on a shared event has them in `EventBet.places` instead.
   */
  places?: readonly PlacedStake[] | undefined;
}

/** A round to play. `decide` runs after the stake was found in the balance; it may throw a Refusal for the stake. */
export interface RoundToPlay {
  /** Idempotency key, unique for each player. */
  key: string;
  stakeCentavos: number;
  /** The bet, as JSON for the page of the game. */
  choice?: unknown;
  decide: (facts: GameFacts, category: GameType) => RoundResult;
  /** It is the second stake of a bet, which goes on when the time at play is used up. False by default. */
  isSecond?: boolean;
}

/** A settled round. `repeated`: its key was known and nothing moved. */
export interface SettledRound {
  balanceCentavos: number;
  /** With the jackpot. */
  payoutCentavos: number;
  /** The part of the payout that came from the jackpot. */
  jackpotCentavos: number;
  outcome: unknown;
  repeated: boolean;
}

const maxStake: Centavos = 100_000_00;

function checkRound({ key, stakeCentavos }: RoundToPlay): void {
  const isStake = Number.isSafeInteger(stakeCentavos) && stakeCentavos > 0;
  if (isStake && stakeCentavos <= maxStake && /^[\w-]{1,100}$/.test(key)) return;
  throw new Refusal(400, 'request_invalid', { message: 'Not a round that can be played' });
}

function checkResult(result: RoundResult): RoundResult {
  const { payoutCentavos, jackpotPart = 1 } = result;
  const isPayout = Number.isSafeInteger(payoutCentavos) && payoutCentavos >= 0;
  if (isPayout && jackpotPart > 0 && jackpotPart <= 1) return result;
  throw new RangeError(`A round cannot pay ${payoutCentavos} centavos and ${jackpotPart} jackpots`);
}

/** The payout of a round. */
type Paid = Pick<SettledRound, 'payoutCentavos' | 'jackpotCentavos' | 'outcome'>;

/** A round that is decided. */
interface Decided extends Paid {
  readonly validBet: Centavos;
  readonly stakes: readonly BonusStake[];
}

/**
 * Checks a round and makes its decision final: a transaction that runs again gets the first result. Refusal
 * `request_invalid` for a stake or a key out of bounds. `decide` throws a RangeError for an impossible payout.
 */
export function prepareRound(round: RoundToPlay): RoundToPlay {
  checkRound(round);
  let result: RoundResult | null = null;
  return { ...round, decide: (...title) => (result ??= checkResult(round.decide(...title))) };
}

/** The result of a round with a known key. Null for a new key. Refusal `key_reused` when it is the key of another bet. */
async function findRound(
  sql: Sql,
  { memberId, nodeId }: Player,
  { key, stakeCentavos }: RoundToPlay,
): Promise<Paid | null> {
  const row = await sql
    .selectFrom('round')
    .select(['payout', 'jackpot', 'outcome', 'node_id', 'stake', 'due_at'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const isSame = row.node_id === nodeId && row.stake === stakeCentavos && row.due_at === null;
  if (!isSame) throw new Refusal(200, 'key_reused');
  return { payoutCentavos: row.payout, jackpotCentavos: row.jackpot, outcome: row.outcome };
}

/** False when the member has a round with this key. */
async function insertRound(sql: Sql, row: ReturnType<typeof roundRow>): Promise<boolean> {
  const { bonus_stakes: stakes } = row;
  const inserted = await sql
    .insertInto('round')
    .values({ ...row, bonus_stakes: stakes && JSON.stringify(stakes) })
    .onConflict((on) => on.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The columns of a bet with its result. */
function roundRow(player: Player, round: RoundToPlay, result: Decided, now: number) {
  const { stakeCentavos: stake, choice } = round;
  const { payoutCentavos: payout, jackpotCentavos: jackpot, validBet, stakes } = result;
  const bonusStakes = stakes.length > 0 ? stakes : null;
  return {
    id: uuid(),
    member_id: player.memberId,
    key: round.key,
    node_id: player.nodeId,
    category: player.category,
    vendor: player.vendor,
    stake,
    payout,
    jackpot,
    status: statusOf(stake, payout),
    valid_bet: cashPartOf(validBet, { stake, bonus_stakes: bonusStakes }),
    outcome: JSON.stringify(result.outcome ?? null),
    choice: choice === undefined ? null : JSON.stringify(choice),
    created_at: now,
    settled_at: now,
    open_account: player.lanes?.openBets ?? anyLane('openBets'),
    wallet: player.wallet ?? null,
    bonus_stakes: bonusStakes,
  };
}

/** Posts the entries of a round that ends at once, and counts it for the bonuses of the member. */
async function postRound(
  sql: Sql,
  row: ReturnType<typeof roundRow>,
  { validBet, stakes }: Pick<Decided, 'validBet' | 'stakes'>,
  {
    bonuses,
    lanes,
    win,
    facts,
  }: LockedPurses & Pick<Player, 'lanes' | 'facts'> & { win: JackpotWin | null },
): Promise<void> {
  const feedsJackpot = facts.isJackpot;
  const bet = { ...row, lanes, win, feedsJackpot };
  const at = row.created_at;
  await post(sql, stakeEntry(bet, at));
  await post(sql, settleEntry(bet, 'member', at));
  if (bonuses.length === 0) return;
  const { id, category } = row;
  const paid = paidShares(bet);
  const ended = { id, category, validBet, stakes, paid, placedAt: at, wasOpen: false, at };
  await countBet(sql, bonuses, { ...ended, actor: 'member' });
}

/** The money that a member can stake in the games of a category. `wallet` is the wallet of a vendor; the main one by default. */
export async function playableBalance(
  sql: Sql,
  { memberId, wallet, category }: Pick<Player, 'memberId' | 'wallet' | 'category'>,
): Promise<Centavos> {
  const isMain = wallet === undefined;
  const cash = await balanceOf(sql, wallet ?? memberId);
  const bonuses = isMain ? await activeBonuses(sql, memberId) : [];
  return playable(bonuses, { category, cash, isMain });
}

/**
 * Stakes and settles one round at once. Call inside a transaction, with a round from `prepareRound`. A round with a
 * known key returns the recorded result and moves nothing. Refusals `insufficient_balance`, `bonus_stake_limit`,
 * `play_limit`, and `key_reused` for the key of another game, another stake, or a bet that waits for its result.
 */
export async function settleRound(
  sql: Sql,
  player: Player,
  round: RoundToPlay,
  now: number,
): Promise<SettledRound> {
  const { memberId, category, facts } = player;
  const purses = await lockPurses(sql, { memberId, wallet: player.wallet ?? null });
  const repeated = (known: Paid) => ({
    ...known,
    balanceCentavos: playable(purses.bonuses, { category, ...purses }),
    repeated: true,
  });
  const known = await findRound(sql, player, round);
  if (known) return repeated(known);
  await player.admit?.(sql);
  const { stakeCentavos: asked, isSecond: isBegun } = round;
  const staked = { ...purses, memberId, maxima: player.maxima, stake: asked, isBegun };
  await checkStakeLimits(sql, staked, now);
  const wanted = { stake: round.stakeCentavos, category, isSlot: facts.lines !== null };
  const stakes = planStake(purses.bonuses, { ...wanted, ...purses });
  const { payoutCentavos, outcome, jackpotPart, places } = round.decide(facts, category);
  if (jackpotPart !== undefined && !facts.isJackpot) {
    throw new RangeError('A title without the jackpot cannot win it');
  }
  const win = jackpotPart === undefined ? null : await winJackpot(sql, jackpotPart);
  const jackpotCentavos = win?.amount ?? 0;
  const paid = { payoutCentavos: payoutCentavos + jackpotCentavos, jackpotCentavos, outcome };
  const lanes = win?.lanes ?? player.lanes;
  const { stakeCentavos: stake } = round;
  const validBet = validBetOf(stake, paid.payoutCentavos, places && [netOf(places)]);
  const decided = { ...paid, validBet, stakes };
  const row = roundRow({ ...player, ...(lanes && { lanes }) }, round, decided, now);
  // The same round from another wallet, while the operator switches the wallets, waits for another lock.
  if (!(await insertRound(sql, row))) {
    const first = await findRound(sql, player, round);
    if (first) return repeated(first);
  }
  await postRound(sql, row, decided, { ...purses, win, facts, ...(lanes && { lanes }) });
  const balanceCentavos =
    purses.bonuses.length > 0
      ? await playableBalance(sql, player)
      : purses.cash - row.stake + row.payout;
  return { ...paid, balanceCentavos, repeated: false };
}
