import { array, null_, number, object, optional, picklist } from 'valibot';
import type { GameFacts } from '#gateway/money/rounds.ts';
import { defineTable } from '../table-game.ts';
import { lines, spin } from './rules.ts';
import { paytable, slotSymbols, steps } from './strips.ts';

const outcome = object({
  reels: array(array(picklist(slotSymbols))),
  lines: array(
    object({ line: number(), symbol: picklist(slotSymbols), count: number(), centavos: number() }),
  ),
});

/** What is played where the catalogue says nothing, or what cannot be shared by lines in whole centavos. */
const usual = { leastBet: 100, lines: 10 };

/** The lines and the least bet that a title promises. */
function kept({ leastBet, lines: count }: GameFacts): typeof usual {
  if (leastBet === null || count === null) return usual;
  const shared = count > 0 && count <= lines.length && leastBet % count === 0;
  return shared && leastBet > 0 ? { leastBet, lines: count } : usual;
}

/** The slot of a title. There is nothing to choose but the stake. */
function slotOf({ leastBet, lines: count }: typeof usual) {
  return defineTable({
    stakes: steps.map((step) => step * leastBet),
    rules: { paytable, lines: lines.slice(0, count) },
    choice: optional(null_(), null),
    outcome,
    decide(stakeCentavos, _, below) {
      const { payoutCentavos, reels, lines: wins } = spin(stakeCentavos, count, below);
      const shown = { reels: reels.map((reel) => [...reel]), lines: [...wins] };
      return { payoutCentavos, outcome: shown };
    },
  });
}

/** The slot: each title has lines and a least bet of its own, and all of them pay back the same. */
export const slot = { ...slotOf(usual), titled: (facts: GameFacts) => slotOf(kept(facts)) };
