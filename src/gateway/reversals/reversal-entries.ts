import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { payoutShares, stakeShares, walletOf } from '../bets/bets.ts';
import { bonusAccount } from '../bonuses/bonuses.ts';
import type { Entry, Posting } from '../ledger/ledger.ts';
import type { BonusStake } from '../store/tables/money/money-tables.ts';

/** A bet with its result. Amounts in centavos. */
export interface ResultBet {
  readonly id: string;
  readonly member_id: string;
  readonly key: string;
  readonly category: GameType;
  readonly stake: Centavos;
  readonly payout: Centavos;
  readonly valid_bet: Centavos;
  readonly wallet: string | null;
  readonly bonus_stakes: readonly BonusStake[] | null;
}

/** The purse of a bonus that a part of the stake came from. */
export interface StakedBonus {
  readonly id: string;
  readonly purse: Centavos;
  readonly isActive: boolean;
}

/** The money that a reversal finds, and the accounts of the house that it moves. */
export interface ReversalMoney {
  /** The wallet that the bet was played from. */
  readonly wallet: Centavos;
  readonly main: Centavos;
  readonly bonuses: readonly StakedBonus[];
  /** Takes the part of the stake back that is still in the jackpot. */
  readonly jackpot: readonly Posting[];
  readonly house: string;
  readonly promotions: string;
}

/** The payout in cash by wallet, and the part that neither wallet reaches. */
export interface CashTaken {
  readonly fromWallet: Centavos;
  readonly fromMain: Centavos;
  readonly owed: Centavos;
}

/**
 * Splits the cash that a reversal takes: from the wallet of the bet with the stake that is back in it, then from the main wallet.
 * The house bears what both do not reach, which the member owes.
 */
export function takeCash(
  bet: Pick<ResultBet, 'stake' | 'payout' | 'wallet' | 'bonus_stakes'>,
  { wallet, main }: Pick<ReversalMoney, 'wallet' | 'main'>,
): CashTaken {
  const { cash } = payoutShares(bet);
  const fromWallet = Math.min(cash, wallet + stakeShares(bet).cash);
  const fromMain = cash - fromWallet;
  return { fromWallet, fromMain, owed: Math.max(0, fromMain - (bet.wallet === null ? 0 : main)) };
}

function move(from: string, to: string, amount: Centavos): Posting[] {
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

/** The parts of one bonus: what goes back into its purse, what leaves it, and what the purse lacks or has over. */
function partsOf(bet: ResultBet, { bonuses }: ReversalMoney) {
  const paid = payoutShares(bet).bonuses;
  return stakeShares(bet).bonuses.map(({ bonus, amount: back }) => {
    const { purse = 0, isActive = false } = bonuses.find(({ id }) => id === bonus) ?? {};
    const taken = paid.find((one) => one.bonus === bonus)?.amount ?? 0;
    const left = purse + back - taken;
    const account = bonusAccount({ id: bonus, member_id: bet.member_id });
    const given = Math.max(0, -left);
    return { bonus, account, back, taken, given, over: isActive ? 0 : Math.max(0, left) };
  });
}

/**
 * The entries that take the result of a bet back, in their order. The house bears what is owed. The stake goes back to its purses,
 * with the turnover taken away, and then the payout leaves them. The promotions give the purse of a bonus what it lacks, and take
 * what is over in one that has ended: money of bonuses is never owed.
 */
export function reversalEntries(
  bet: ResultBet,
  money: ReversalMoney,
  { remark, at }: { readonly remark: string; readonly at: number },
): Entry[] {
  const { id, member_id: memberId, stake, payout } = bet;
  const { house, promotions, jackpot } = money;
  const { fromWallet, fromMain, owed } = takeCash(bet, money);
  const parts = partsOf(bet, money);
  const common = {
    at,
    cause: { table: 'round', id },
    actor: 'operator',
    orderNo: id,
    remark,
  } as const;
  const key = (step: string) => `round:${memberId}:${bet.key}:reversed:${step}`;
  const ofBet = { ...common, memberId, category: bet.category };
  const share = jackpot.reduce((sum, { amount }) => sum - amount, 0);
  const forfeit = (step: string, postings: Posting[]): Entry => ({
    ...common,
    key: key(step),
    kind: 'bonusForfeit',
    postings,
  });
  const entries: Entry[] = [
    { ...common, key: key('borne'), kind: 'adjustment', postings: move(house, memberId, owed) },
    {
      ...ofBet,
      key: key('void'),
      kind: 'void',
      turnover: -bet.valid_bet,
      postings: [
        { account: walletOf(bet), amount: stakeShares(bet).cash },
        ...parts.map(({ account, back: amount }) => ({ account, amount })),
        { account: house, amount: -stake },
      ],
    },
    ...parts.map(({ bonus, account, given }) =>
      forfeit(`given:${bonus}`, move(promotions, account, given)),
    ),
    {
      ...ofBet,
      key: key('settle'),
      kind: 'settle',
      postings: [
        { account: walletOf(bet), amount: -fromWallet },
        { account: memberId, amount: -fromMain },
        ...parts.map(({ account, taken }) => ({ account, amount: -taken })),
        ...jackpot,
        { account: house, amount: payout + share },
      ],
    },
    ...parts.map(({ bonus, account, over }) =>
      forfeit(`over:${bonus}`, move(account, promotions, over)),
    ),
  ];
  return entries.filter(({ postings }) => postings.some(({ amount }) => amount !== 0));
}
