import { object, picklist } from 'valibot';
import { card, dealFrom, rankOf } from '../cards.ts';
import { tableStakes } from '../table-stakes.ts';
import { defineTable } from '../table-game.ts';

/** The bets: the own card is higher, or lower. */
export const aims = ['high', 'low'] as const;

/** Payout of a won duel in hundredths of the stake, the stake included. */
const wonPays = 194;

/** Return to player in percent. A test computes the exact figure. */
export const returns = '97.18';

const kingHigh = (one: number): number => (rankOf(one) === 1 ? 14 : rankOf(one));

/** The payout of a duel, the stake included. Equal ranks return the stake. */
export function payoutOf(stake: number, aim: (typeof aims)[number], own: number, rival: number) {
  const ahead = kingHigh(own) - kingHigh(rival);
  if (ahead === 0) return stake;
  return ahead > 0 === (aim === 'high') ? (stake * wonPays) / 100 : 0;
}

/** A duel: two cards from one deck, the player bets that the own card is higher or lower. */
export const duel = defineTable({
  stakes: tableStakes,
  rules: { wonPays, returns },
  choice: picklist(aims),
  outcome: object({ choice: picklist(aims), own: card, rival: card }),
  decide(stakeCentavos, choice, randomBelow) {
    const deal = dealFrom(1, randomBelow);
    const [own, rival] = [deal(), deal()];
    const payoutCentavos = payoutOf(stakeCentavos, choice, own, rival);
    return { payoutCentavos, outcome: { choice, own, rival } };
  },
});
