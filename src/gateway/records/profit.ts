import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import { type GameType, gameTypes } from '#protocol/vocabulary/category.ts';
import type { DailySum } from './daily-sums.ts';

/** The part of profit and loss that entries with a code count in. */
const parts = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  betting: 'stake',
  winning: 'payout',
  dividend: 'bonus',
  betting_rebate: 'bonus',
  agent_rebate: 'bonus',
  share_bonus: 'bonus',
  daily_wage: 'bonus',
  hour_wage: 'bonus',
  referral_rebate: 'bonus',
  other: 'other',
} as const satisfies Readonly<Record<EntryCode, string>>;

type Part = (typeof parts)[EntryCode];

function sumOf(sums: readonly DailySum[], part: Part): Centavos {
  return sums
    .filter(({ code }) => parts[code] === part)
    .reduce((total, { amount }) => total + amount, 0);
}

/** Profit and loss of some sums in wire shape. */
export function wireProfit(sums: readonly DailySum[]) {
  const of = (field: 'turnover' | 'openStakes' | 'locked') =>
    sums.reduce((total, sum) => total + sum[field], 0);
  const open = of('openStakes');
  const [stake, payout] = [0 - sumOf(sums, 'stake') - open, sumOf(sums, 'payout')];
  return {
    betAmount: toPesos(stake),
    winAmount: toPesos(payout),
    profitAndLoss: toPesos(payout - stake),
    validBetAmount: toPesos(of('turnover')),
    depositAmount: toPesos(sumOf(sums, 'deposit')),
    withdrawAmount: toPesos(0 - sumOf(sums, 'withdrawal')),
    bonusAmount: toPesos(sumOf(sums, 'bonus')),
    otherAmount: toPesos(sumOf(sums, 'other')),
    openAmount: toPesos(open),
    lockedAmount: toPesos(of('locked')),
  };
}

/** Profit and loss of each category that has entries, in wire shape. */
export function wireCategories(sums: readonly DailySum[]) {
  const of = (category: GameType) => sums.filter((sum) => sum.category === category);
  return gameTypes
    .filter((category) => of(category).length > 0)
    .map((gameType) => ({ gameType, ...wireProfit(of(gameType)) }));
}
