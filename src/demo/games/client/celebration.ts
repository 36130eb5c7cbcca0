import { countUp } from './count-up.ts';
import { byId, wait } from './elements.ts';
import { sound } from './sound.ts';

/** A win of this many stakes is a big win. */
const bigWinTimes = 10;

/** The tone of a message about a settled bet. Only what is above the stake is a gain. */
export const toneOf = (paidCentavos: number, stakedCentavos: number): 'gain' | 'plain' =>
  paidCentavos > stakedCentavos ? 'gain' : 'plain';

/** Shows and sounds a win: the amount counts up, and a big win starts the lamp animation. */
export function createCelebration(money: (centavos: number) => string) {
  const win = byId('win', HTMLElement);
  const flourish = byId('flourish', HTMLElement);
  const amount = byId('flourish-amount', HTMLElement);
  let running: { done: Promise<void>; hurry(): void } | null = null;

  function end() {
    running?.hurry();
    running = null;
    flourish.hidden = true;
    delete document.body.dataset['joy'];
  }

  async function showBigWin(centavos: number, times: number) {
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
    /** Shows what is paid. At most the stake is no win: it is shown without a cheer. */
    show(centavos: number, stakeCentavos: number): Promise<void> {
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
