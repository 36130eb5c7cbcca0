import { play } from './calls.js';
import { byId } from './elements.js';
import { explain } from './explain.js';
import { say, sayTooLow } from './labels.js';
import { tell } from './parent.js';
import { sound } from './sound.js';

/** A win of this many stakes ends autoplay, so that it is not played away unseen. */
const worthAPause = 20;

/**
 * What a round is played with.
 * @typedef {object} Table
 * @property {string} session
 * @property {import('./words.js').Words} words
 * @property {(centavos: number) => string} money
 * @property {ReturnType<typeof import('./stake.js').createStake>} stake
 * @property {ReturnType<typeof import('./purse.js').createPurse>} purse
 * @property {ReturnType<typeof import('./reels.js').createReels>} reels
 * @property {ReturnType<typeof import('./win-lines.js').createWinLines>} winLines
 * @property {ReturnType<typeof import('./celebrate.js').createCelebration>} celebration
 */

/**
 * Shows what a round came to.
 * @param {Table} table
 * @param {import('./win-lines.js').SlotRound} round
 * @param {number} staked
 * @returns {Promise<'on' | 'stop'>}
 */
async function conclude({ words, money, winLines, celebration }, round, staked) {
  if (round.payoutCentavos === 0) {
    say(words.nothing);
    return 'on';
  }
  say(words.won(money(round.payoutCentavos), round.lines.length), 'gain');
  winLines.show(round.lines);
  await celebration.show(round.payoutCentavos, staked);
  return round.payoutCentavos >= staked * worthAPause ? 'stop' : 'on';
}

/**
 * Rounds, one at a time.
 * @param {Table} table
 */
export function createRounds(table) {
  const { session, words, stake, purse, reels, winLines, celebration } = table;
  const again = byId('again', HTMLButtonElement);
  const caption = byId('spin-label', HTMLElement);
  let busy = false;

  /** @param {boolean} now */
  function occupy(now) {
    busy = now;
    stake.lock(now);
    document.body.dataset['phase'] = now ? 'rolling' : 'idle';
    caption.textContent = now ? words.stop : words.spin;
  }

  /** @param {number} staked */
  async function settle(staked) {
    const rolled = reels.roll();
    try {
      /** @type {import('./win-lines.js').SlotRound} */
      const round = await play({ session, stakeCentavos: staked }, () => {
        say(words.dropped, 'alert');
        again.hidden = false;
      });
      reels.settle(round.reels);
      return round;
    } catch (error) {
      reels.giveBack();
      throw error;
    } finally {
      again.hidden = true;
      await rolled;
      occupy(false);
    }
  }

  return {
    busy: () => busy,
    /** @returns {Promise<'on' | 'stop'>} Whether autoplay may go on. */
    async spin() {
      const staked = stake.current();
      winLines.clear();
      celebration.clear();
      if (purse.funds() < staked) {
        sayTooLow(words);
        return 'stop';
      }
      occupy(true);
      say('');
      sound.press();
      purse.hold(purse.funds() - staked);
      try {
        const round = await settle(staked);
        purse.hold(round.balanceCentavos);
        tell('parola:balance');
        return await conclude(table, round, staked);
      } catch (error) {
        purse.hold(purse.funds() + staked);
        await explain(table, error);
        return 'stop';
      }
    },
  };
}
