import type { createReels } from './reels.ts';
import type { createWinLines, SlotRound } from './win-lines.ts';
import type { Messages } from '../game-messages.ts';
import type { Replay } from '../replay.ts';

interface SlotReplayTable {
  reels: ReturnType<typeof createReels>;
  winLines: ReturnType<typeof createWinLines>;
  messages: Messages;
  money: (centavos: number) => string;
}

/** Draws past rounds on the reels. */
export function slotReplay({
  reels,
  winLines,
  messages,
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
      return payoutCentavos === 0
        ? messages.nothing
        : messages.won(money(payoutCentavos), lines.length);
    },
  };
}
