import { byId } from './elements.js';

/**
 * The stepper that selects the stake.
 * @param {readonly number[]} stakes
 * @param {(centavos: number) => string} format
 * @param {(centavos: number) => void} onChange
 */
export function createStake(stakes, format, onChange) {
  const output = byId('stake', HTMLOutputElement);
  const less = byId('less', HTMLButtonElement);
  const more = byId('more', HTMLButtonElement);
  let index = 0;
  let locked = false;

  const current = () => stakes[index] ?? stakes[0] ?? 100;

  function show() {
    output.textContent = format(current());
    less.disabled = locked || index === 0;
    more.disabled = locked || index === stakes.length - 1;
  }

  /** @param {number} step */
  function move(step) {
    index = Math.max(0, Math.min(stakes.length - 1, index + step));
    show();
    onChange(current());
  }

  less.addEventListener('click', () => move(-1));
  more.addEventListener('click', () => move(1));
  show();

  return {
    current,
    format,
    /** @param {boolean} now */
    lock(now) {
      locked = now;
      show();
    },
    /**
     * Lowers the stake until it is at most an amount, or to the lowest stake.
     * @param {number} mostCentavos
     */
    lowerTo(mostCentavos) {
      while (index > 0 && current() > mostCentavos) index -= 1;
      show();
      onChange(current());
    },
  };
}
