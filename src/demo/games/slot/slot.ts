import { array, null_, number, object, optional, picklist } from 'valibot';
import type { GameFacts } from '#gateway/catalogue/catalogue.ts';
import { jackpotCap } from '#gateway/play/play.ts';
import { defineTable } from '../table-game.ts';
import { jackpotPartOf, jackpotStake, lines, spin } from './rules.ts';
import { paytable, slotSymbols, steps } from './strips.ts';

const outcome = object({
  reels: array(array(picklist(slotSymbols))),
  lines: array(
    object({ line: number(), symbol: picklist(slotSymbols), count: number(), centavos: number() }),
  ),
});

/** The default for titles without valid facts. */
const defaultFacts = { leastBet: 100, lines: 10 };

/** The facts of a title, or the default when the minimum bet cannot be divided by the lines into whole centavos. */
function validFacts({ leastBet, lines: count }: GameFacts): typeof defaultFacts {
  if (leastBet === null || count === null) return defaultFacts;
  const isWhole = count > 0 && count <= lines.length && leastBet % count === 0;
  return isWhole && leastBet > 0 ? { leastBet, lines: count } : defaultFacts;
}

/** The slot with the facts of a title. A spin has no choice. */
function slotOf({ leastBet, lines: count }: typeof defaultFacts, isJackpot: boolean) {
  return defineTable({
    stakes: steps.map((step) => step * leastBet),
    bounds: { least: leastBet, most: leastBet * (steps.at(-1) ?? 1), step: leastBet },
    rules: {
      paytable,
      lines: lines.slice(0, count),
      jackpotStake: isJackpot ? jackpotStake : null,
      jackpotCap,
    },
    choice: optional(null_(), null),
    outcome,
    decide(stakeCentavos, _, randomBelow) {
      const { payoutCentavos, reels, lines: wins } = spin(stakeCentavos, count, randomBelow);
      const outcomeOfSpin = { reels: reels.map((reel) => [...reel]), lines: [...wins] };
      const jackpotPart = isJackpot ? jackpotPartOf(wins, stakeCentavos) : undefined;
      return { payoutCentavos, outcome: outcomeOfSpin, jackpotPart };
    },
  });
}

/** The slot. Each title has its own lines and minimum bet; the return to player is the same. */
export const slot = {
  ...slotOf(defaultFacts, false),
  forTitle: (facts: GameFacts) => slotOf(validFacts(facts), facts.isJackpot),
};
