import { object, picklist } from 'valibot';
import { card, dealFrom, rankOf } from '../cards.ts';
import { tableStakes } from '../stakes.ts';
import { defineTable } from '../table-game.ts';

/** Which card is to win: the higher or the lower. */
export const aims = ['high', 'low'] as const;

/** Hundredths of the stake that a won duel pays, the stake with it. */
export const wonPays = 194;

/** What a duel pays back on average, in percent; reckoned exactly in the test. */
export const returns = '97.18';

const kingHigh = (one: number): number => (rankOf(one) === 1 ? 14 : rankOf(one));

/** What a duel pays, the stake with it; equal cards give the stake back. */
export function payoutOf(stake: number, aim: (typeof aims)[number], own: number, rival: number) {
  const ahead = kingHigh(own) - kingHigh(rival);
  if (ahead === 0) return stake;
  return ahead > 0 === (aim === 'high') ? (stake * wonPays) / 100 : 0;
}

/** A duel of two cards from one deck: aim high or low. */
export const duel = defineTable({
  stakes: tableStakes,
  rules: { wonPays, returns },
  choice: picklist(aims),
  outcome: object({ choice: picklist(aims), own: card, rival: card }),
  decide(stakeCentavos, choice, below) {
    const deal = dealFrom(1, below);
    const [own, rival] = [deal(), deal()];
    const payoutCentavos = payoutOf(stakeCentavos, choice, own, rival);
    return { payoutCentavos, outcome: { choice, own, rival } };
  },
});
