import { playRound } from '../calls.js';
import { byId } from '../elements.js';
import { jackpotMessages } from './jackpot-messages.js';
import { toneOf } from '../celebration.js';
import { explainError } from '../explain-error.js';
import { showMessage, showBalanceTooLow } from '../labels.js';
import { sound } from '../sound.js';

/** A win of this many stakes ends autoplay, so that the player notices it. */
const autoplayEndTimes = 20;

/**
 * The parts that a round uses.
 * @typedef {object} Table
 * @property {string} session
 * @property {import('../messages.js').Messages} messages
 * @property {(centavos: number) => string} money
 * @property {ReturnType<typeof import('../stake.js').createStake>} stake
 * @property {ReturnType<typeof import('../balance.js').createBalance>} balance
 * @property {ReturnType<typeof import('./reels.js').createReels>} reels
 * @property {ReturnType<typeof import('./win-lines.js').createWinLines>} winLines
 * @property {ReturnType<typeof import('../celebration.js').createCelebration>} celebration
 * @property {boolean} quickStop A press stops the reels before their end.
 */

/**
 * Shows the result of a round.
 * @param {Table} table
 * @param {import('./win-lines.js').SlotRound} round
 * @param {number} staked
 * @returns {Promise<'on' | 'stop'>}
 */
async function showResult({ messages, money, winLines, celebration }, round, staked) {
  if (round.payoutCentavos === 0) {
    showMessage(messages.nothing);
    return 'on';
  }
  const paid = money(round.payoutCentavos);
  const isJackpot = round.jackpotCentavos > 0;
  showMessage(
    isJackpot ? jackpotMessages(messages.tag).won(paid) : messages.won(paid, round.lines.length),
    toneOf(round.payoutCentavos, staked),
  );
  winLines.show(round.lines);
  await celebration.show(round.payoutCentavos, staked);
  return round.payoutCentavos >= staked * autoplayEndTimes ? 'stop' : 'on';
}

/**
 * Plays rounds, one at a time.
 * @param {Table} table
 */
export function createRounds(table) {
  const { session, messages, stake, balance, reels, winLines, celebration } = table;
  const again = byId('again', HTMLButtonElement);
  const caption = byId('spin-label', HTMLElement);
  let busy = false;

  /** @param {boolean} now */
  function setBusy(now) {
    busy = now;
    stake.lock(now);
    document.body.dataset['phase'] = now ? 'rolling' : 'idle';
    caption.textContent = now && table.quickStop ? messages.stop : messages.spin;
    byId('spin', HTMLButtonElement).setAttribute('aria-disabled', String(now && !table.quickStop));
  }

  /** @param {string} reason */
  function onFailure(reason) {
    showMessage(reason === 'site_closed' ? messages.closedMeanwhile : messages.dropped, 'alert');
    again.hidden = false;
  }

  /** Rolls the reels until the round is known. Resolves to false when they could not be drawn. */
  function roll() {
    return reels.roll().then(
      () => true,
      (error) => {
        console.warn(error);
        return false;
      },
    );
  }

  /**
   * Shows a settled round. Reels that fail to draw change no money.
   * @param {import('./win-lines.js').SlotRound} round
   * @param {number} staked
   * @param {Promise<boolean>} rolled
   * @returns {Promise<'on' | 'stop'>}
   */
  async function finish(round, staked, rolled) {
    reels.settle(round.reels);
    const isDrawn = await rolled;
    setBusy(false);
    balance.set(round.balanceCentavos);
    try {
      if (isDrawn) return await showResult(table, round, staked);
    } catch (error) {
      console.warn(error);
    }
    showMessage(messages.undrawn(table.money(round.payoutCentavos)), 'alert');
    return 'stop';
  }

  return {
    busy: () => busy,
    /** @returns {Promise<'on' | 'stop'>} `stop` ends autoplay. */
    async spin() {
      const staked = stake.current();
      winLines.clear();
      celebration.clear();
      if (balance.current() < staked) {
        showBalanceTooLow(messages);
        return 'stop';
      }
      setBusy(true);
      showMessage('');
      sound.press();
      balance.hold(staked);
      const rolled = roll();
      try {
        /** @type {import('./win-lines.js').SlotRound} */
        const round = await playRound({ session, stakeCentavos: staked }, onFailure);
        again.hidden = true;
        return await finish(round, staked, rolled);
      } catch (error) {
        again.hidden = true;
        reels.restore();
        await rolled;
        setBusy(false);
        await explainError(table, error);
        return 'stop';
      }
    },
  };
}
