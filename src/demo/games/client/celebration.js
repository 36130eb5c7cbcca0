import { countUp } from './count-up.js';
import { byId, wait } from './elements.js';
import { sound } from './sound.js';

/** A win of this many stakes is a big win. */
const bigWinTimes = 10;

/**
 * The tone of a message about a settled bet. Only what is above the stake is a gain.
 * @param {number} paidCentavos
 * @param {number} stakedCentavos
 * @returns {'gain' | 'plain'}
 */
export const toneOf = (paidCentavos, stakedCentavos) =>
  paidCentavos > stakedCentavos ? 'gain' : 'plain';

/**
 * Shows and sounds a win: the amount counts up, and a big win starts the lamp animation.
 * @param {(centavos: number) => string} money
 */
export function createCelebration(money) {
  const win = byId('win', HTMLElement);
  const flourish = byId('flourish', HTMLElement);
  const amount = byId('flourish-amount', HTMLElement);
  /** @type {{ done: Promise<void>, hurry(): void } | null} */
  let running = null;

  function end() {
    running?.hurry();
    running = null;
    flourish.hidden = true;
    delete document.body.dataset['joy'];
  }

  /**
   * @param {number} centavos
   * @param {number} times
   */
  async function showBigWin(centavos, times) {
    document.body.dataset['joy'] = 'great';
    flourish.hidden = false;
    const count = countUp(amount, centavos, Math.min(3200, 900 + times * 60), money);
    running = count;
    await count.done;
    await wait(1600);
    if (running === count) end();
  }

  return {
    end,
    /** Clears the amount before a round. */
    clear() {
      end();
      win.textContent = '–';
    },
    /**
     * Shows what is paid. At most the stake is no win: it is shown without a cheer.
     * @param {number} centavos
     * @param {number} stakeCentavos
     * @returns {Promise<void>}
     */
    show(centavos, stakeCentavos) {
      win.toggleAttribute('data-gain', centavos > stakeCentavos);
      if (centavos <= stakeCentavos) {
        win.textContent = money(centavos);
        return Promise.resolve();
      }
      const times = centavos / stakeCentavos;
      sound.win(times);
      const small = countUp(win, centavos, Math.min(1400, 350 + times * 90), money);
      if (times >= bigWinTimes) return showBigWin(centavos, times).then(() => small.done);
      running = small;
      return small.done;
    },
  };
}
