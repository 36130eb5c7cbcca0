import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { betStatus } from '#protocol/model/bet.ts';
import type { GameFacts } from '../catalogue/catalogue.ts';
import { bonusAccount, type Shares, splitPayout } from '../bonuses/bonuses.ts';
import type { Actor, BonusStake, NetSums } from '../store/tables/money/money-tables.ts';
import { atRisk } from './exposure/net-exposure.ts';
import { jackpotShare, type JackpotWin } from './jackpot.ts';
import type { OperatorLimit } from '../limits/limits.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, type EntryOf, type Lanes, type Posting } from '../ledger/ledger.ts';

/** A member at a game. */
export interface Player {
  readonly memberId: string;
  readonly nodeId: number;
  readonly category: GameType;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly facts: GameFacts;
  /** The vendor's wallet that is played from. The main wallet by default. */
  readonly wallet?: string;
  /** The accounts that `lockLanes` has locked for the bets of the transaction. Any by default. */
  readonly lanes?: Lanes;
  /** The operator's limits. None by default. */
  readonly maxima?: readonly OperatorLimit[];
  /** Throws a refusal for a new bet. Runs in the transaction of the bet, while the main wallet is locked. Admits all by default. */
  readonly admit?: (sql: Sql) => Promise<void>;
}

/** Status of a bet without a result. */
export const openBet = 0;

/** Status of a bet: 0 open, else the wire's status. */
type BetStatus = typeof openBet | (typeof betStatus)[keyof typeof betStatus];

/** The status of a settled bet. */
export function statusOf(stake: Centavos, payout: Centavos): BetStatus {
  if (payout === stake) return betStatus.tied;
  return payout > stake ? betStatus.won : betStatus.lost;
}

/**
 * The valid bet: the part of a stake that counts as turnover, in centavos. It is the part at risk, and nothing when the bet is tied. `events` has the
 * sums of the member on the events of the bet. Without them the stake counts as a whole.
 */
export function validBetOf(
  stake: Centavos,
  payout: Centavos,
  events: readonly NetSums[] = [],
): Centavos {
  return payout === stake ? 0 : atRisk(stake, events);
}

/** The facts of a bet that its entries need. */
export interface Bet {
  readonly id: string;
  readonly member_id: string;
  readonly key: string;
  readonly category: GameType;
  readonly stake: Centavos;
  readonly open_account: string;
  /** The wallet that the stake came from. Null: the main one. */
  readonly wallet: string | null;
  /** The parts of the stake that came from bonuses. Null: all of it is cash. */
  readonly bonus_stakes: readonly BonusStake[] | null;
}

/** The account that pays the stake of a bet and receives its winnings. */
export function walletOf({ wallet, member_id: main }: Pick<Bet, 'wallet' | 'member_id'>): string {
  return wallet ?? main;
}

function entryOf<Kind extends 'stake' | 'settle' | 'void'>(bet: Bet, kind: Kind, at: number) {
  const { id, member_id: memberId, key, category } = bet;
  return {
    key: `round:${memberId}:${key}:${kind}`,
    kind,
    at,
    cause: { table: 'round', id } as const,
    orderNo: id,
    memberId,
    category,
  };
}

/** The parts of a stake by purse. */
export function stakeShares({
  stake,
  bonus_stakes: parts,
}: Pick<Bet, 'stake' | 'bonus_stakes'>): Shares {
  const bonuses = parts ?? [];
  return { cash: stake - bonuses.reduce((sum, { amount }) => sum + amount, 0), bonuses };
}

/**
 * The part of a valid bet that was staked in cash, floored to the centavo. It counts for levels, points, rebates, missions and
 * agents. The part from bonuses counts for the turnover of these bonuses only.
 */
export function cashPartOf(validBet: Centavos, bet: Pick<Bet, 'stake' | 'bonus_stakes'>): Centavos {
  return Number((BigInt(validBet) * BigInt(stakeShares(bet).cash)) / BigInt(bet.stake));
}

/** The payout of a bet by purse, in the proportion of its stake. */
export function payoutShares({
  stake,
  payout,
  bonus_stakes: parts,
}: Pick<Bet, 'stake' | 'bonus_stakes'> & { payout: Centavos }): Shares {
  return parts === null ? { cash: payout, bonuses: [] } : splitPayout(payout, stake, parts);
}

/** Ids of the bonuses that have ended since the stake: their parts go to the promotions. */
type Ended = ReadonlySet<string>;
const noneEnded: Ended = new Set();

/** The postings of a payment to the purses of a bet. */
function payments(bet: Bet, { cash, bonuses }: Shares, ended: Ended): Posting[] {
  const { member_id } = bet;
  const parts = bonuses.map(({ bonus, amount }) => ({
    account: ended.has(bonus) ? anyLane('promotions') : bonusAccount({ id: bonus, member_id }),
    amount,
  }));
  return [{ account: walletOf(bet), amount: cash }, ...parts];
}

/** Moves the stake from the purses of the member to the open bets. */
export function stakeEntry(bet: Bet, at: number): EntryOf<'stake'> {
  const paid = payments(bet, stakeShares(bet), noneEnded);
  const postings = [
    ...paid.map(({ account, amount }) => ({ account, amount: -amount })),
    { account: bet.open_account, amount: bet.stake },
  ];
  return { ...entryOf(bet, 'stake', at), actor: 'member', postings };
}

/** A settled bet, which may have won money of the jackpot. */
interface EndedBet extends Bet {
  /** The part in cash. */
  readonly valid_bet: Centavos;
  /** With the money of the jackpot. */
  readonly payout: Centavos;
  readonly lanes?: Pick<Lanes, 'house' | 'jackpot'> | undefined;
  readonly win?: JackpotWin | null;
  /** True at a title that can win the jackpot: a part of the stake goes into it. */
  readonly feedsJackpot?: boolean;
}

/** The payout of a bet by purse. The money of the jackpot goes to the wallet. */
export function paidShares({ win, payout, ...bet }: Omit<EndedBet, 'valid_bet'>): Shares {
  const amount = win?.amount ?? 0;
  const { cash, bonuses } = payoutShares({ ...bet, payout: payout - amount });
  return { cash: cash + amount, bonuses };
}

/** Moves the stake from the open bets to the house, which pays the payout, and a part of it to the jackpot if the title can win it. */
export function settleEntry(
  bet: EndedBet,
  actor: Actor,
  at: number,
  ended: Ended = noneEnded,
): EntryOf<'settle'> {
  const { stake, payout, valid_bet: turnover, lanes, win, feedsJackpot = false } = bet;
  const share = feedsJackpot ? jackpotShare(stake) : 0;
  const ofHouse = stake - payout + (win?.amount ?? 0) - share;
  const postings = [
    ...payments(bet, paidShares(bet), ended),
    ...(win?.postings ?? []),
    { account: bet.open_account, amount: -stake },
    { account: lanes?.jackpot ?? anyLane('jackpot'), amount: share },
    { account: lanes?.house ?? anyLane('house'), amount: ofHouse },
  ];
  return { ...entryOf(bet, 'settle', at), actor, postings, turnover };
}

/** The person or job that cancels a bet, and the reason, which the member reads. */
export interface Cancellation {
  readonly actor: Actor;
  readonly remark: string;
}

/** Moves the stake of a cancelled bet back to the purses of the member. */
export function voidEntry(
  bet: Bet,
  { actor, remark }: Cancellation,
  at: number,
  ended: Ended = noneEnded,
): EntryOf<'void'> {
  const postings = [
    ...payments(bet, stakeShares(bet), ended),
    { account: bet.open_account, amount: -bet.stake },
  ];
  return { ...entryOf(bet, 'void', at), actor, remark, postings };
}
