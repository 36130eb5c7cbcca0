import { array, null_, number, object, optional, picklist } from 'valibot';
import { defineTable } from '../table-game.ts';
import { lines, spin } from './rules.ts';
import { paytable, slotSymbols, stakes } from './strips.ts';

/** The slot: there is nothing to choose but the stake. */
export const slot = defineTable({
  stakes,
  rules: { paytable, lines },
  choice: optional(null_(), null),
  outcome: object({
    reels: array(array(picklist(slotSymbols))),
    lines: array(
      object({
        line: number(),
        symbol: picklist(slotSymbols),
        count: number(),
        centavos: number(),
      }),
    ),
  }),
  decide(stakeCentavos, _, below) {
    const { payoutCentavos, reels, lines: wins } = spin(stakeCentavos, below);
    const shown = { reels: reels.map((reel) => [...reel]), lines: [...wins] };
    return { payoutCentavos, outcome: shown };
  },
});
