import type { Centavos } from '#contract/model/money.ts';
import type { GameType } from '#contract/vocabulary/category.ts';
import { betStatus } from '#contract/model/bet.ts';
import { anyLane, type EntryOf } from './ledger.ts';
import type { Actor } from './money-tables.ts';

/** Status of a bet without a result. */
export const openBet = 0;

/** Status of a bet: 0 open, else the wire's status. */
export type BetStatus = typeof openBet | (typeof betStatus)[keyof typeof betStatus];

/** The status of a settled bet. */
export function statusOf(stake: Centavos, payout: Centavos): BetStatus {
  if (payout === stake) return betStatus.tied;
  return payout > stake ? betStatus.won : betStatus.lost;
}

/** The part of a stake that counts as turnover: nothing when the bet is tied. */
export function validBetOf(stake: Centavos, payout: Centavos): Centavos {
  return payout === stake ? 0 : stake;
}

/** The part of a stake that goes to the jackpot: 1 %, floored to whole centavos. */
function jackpotShare(stake: Centavos): Centavos {
  return Math.floor(stake / 100);
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

/** Moves the stake from the member to the open bets. */
export function stakeEntry(bet: Bet, at: number): EntryOf<'stake'> {
  const postings = [
    { account: walletOf(bet), amount: -bet.stake },
    { account: bet.open_account, amount: bet.stake },
  ];
  return { ...entryOf(bet, 'stake', at), actor: 'member', postings };
}

/** Moves the stake from the open bets to the jackpot and the house, which pays the payout. */
export function settleEntry(
  bet: Bet & { readonly payout: Centavos },
  actor: Actor,
  at: number,
): EntryOf<'settle'> {
  const { stake, payout } = bet;
  const share = jackpotShare(stake);
  const postings = [
    { account: walletOf(bet), amount: payout },
    { account: bet.open_account, amount: -stake },
    { account: anyLane('jackpot'), amount: share },
    { account: anyLane('house'), amount: stake - payout - share },
  ];
  return { ...entryOf(bet, 'settle', at), actor, postings, turnover: validBetOf(stake, payout) };
}

/** Moves the stake of a cancelled bet back to the member. */
export function voidEntry(bet: Bet, actor: Actor, remark: string, at: number): EntryOf<'void'> {
  const postings = [
    { account: walletOf(bet), amount: bet.stake },
    { account: bet.open_account, amount: -bet.stake },
  ];
  return { ...entryOf(bet, 'void', at), actor, remark, postings };
}
