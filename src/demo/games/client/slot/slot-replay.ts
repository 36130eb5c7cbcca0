import type { createReels } from './reels.ts';
import type { createWinLines, SlotRound } from './win-lines.ts';
import { text } from '../texts/texts.ts';
import { wonText } from './won-text.ts';
import type { Replay } from '../replay.ts';

interface SlotReplayTable {
  reels: ReturnType<typeof createReels>;
  winLines: ReturnType<typeof createWinLines>;
  money: (centavos: number) => string;
}

/** Draws past rounds on the reels. */
export function slotReplay({
  reels,
  winLines,
  money,
}: SlotReplayTable): Replay<unknown, SlotRound> {
  return {
    // A slot has no bet to choose.
    lay: () => winLines.clear(),
    async draw({ reels: shown, lines }, { payoutCentavos }) {
      const rolled = reels.roll();
      reels.settle(shown);
      await rolled;
      winLines.show(lines);
      if (payoutCentavos === 0) return text('slot.nothing');
      return wonText(money(payoutCentavos), lines.length);
    },
  };
}
