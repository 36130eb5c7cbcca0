import { countUp } from './count-up.js';
import { byId, wait } from './elements.js';
import { sound } from './sound.js';

const great = 10;

/**
 * What a win looks and sounds like: the figure runs up, and a great one has the lamp turn.
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
  async function flourishWith(centavos, times) {
    document.body.dataset['joy'] = 'great';
    flourish.hidden = false;
    const mine = countUp(amount, centavos, Math.min(3200, 900 + times * 60), money);
    running = mine;
    await mine.done;
    await wait(1600);
    if (running === mine) end();
  }

  return {
    end,
    /** Empties the figure before a spin. */
    clear() {
      end();
      win.textContent = '–';
    },
    /**
     * @param {number} centavos
     * @param {number} stakeCentavos
     * @returns {Promise<void>}
     */
    show(centavos, stakeCentavos) {
      const times = centavos / stakeCentavos;
      sound.win(times);
      const small = countUp(win, centavos, Math.min(1400, 350 + times * 90), money);
      if (times >= great) return flourishWith(centavos, times).then(() => small.done);
      running = small;
      return small.done;
    },
  };
}
