/**
 * Draws past rounds on the reels.
 * @param {object} table
 * @param {ReturnType<typeof import('./reels.js').createReels>} table.reels
 * @param {ReturnType<typeof import('./win-lines.js').createWinLines>} table.winLines
 * @param {import('../messages.js').Messages} table.messages
 * @param {(centavos: number) => string} table.money
 * @returns {import('../replay.js').Replay}
 */
export function slotReplay({ reels, winLines, messages, money }) {
  return {
    // A slot has no bet to choose.
    lay: () => winLines.clear(),
    async draw({ outcome, payoutCentavos }) {
      const { reels: shown, lines } = /** @type {import('./win-lines.js').SlotRound} */ (outcome);
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
