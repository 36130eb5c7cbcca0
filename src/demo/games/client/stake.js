import { byId } from './elements.js';
import { createStakeSheet } from './stake/stake-sheet.js';

/**
 * A stake that can be typed.
 * @typedef {{ bounds: import('./stake/stake-field.js').StakeBounds, language: string, balance: () => number }} Typed
 */

/**
 * The stake: the stepper goes through the stakes that the game offers. A press on the stake opens a field for any other, with
 * chips, half, double and the most.
 * @param {readonly number[]} stakes The least first.
 * @param {(centavos: number) => string} format
 * @param {(centavos: number) => void} onChange
 * @param {Typed | null} [typed]
 */
export function createStake(stakes, format, onChange, typed = null) {
  const output = byId('stake', HTMLOutputElement);
  const less = byId('less', HTMLButtonElement);
  const more = byId('more', HTMLButtonElement);
  const open = byId('stake-open', HTMLButtonElement);
  const first = stakes[0] ?? 100;
  let centavos = first;
  let locked = false;

  const lower = () => stakes.findLast((stake) => stake < centavos);
  const higher = () => stakes.find((stake) => stake > centavos);

  function show() {
    output.textContent = format(centavos);
    less.disabled = locked || lower() === undefined;
    more.disabled = locked || higher() === undefined;
    open.disabled = locked || typed === null;
  }

  /** @param {number | undefined} next */
  function set(next) {
    centavos = next ?? centavos;
    show();
    onChange(centavos);
  }

  less.addEventListener('click', () => set(lower()));
  more.addEventListener('click', () => set(higher()));
  if (typed !== null) {
    const sheet = createStakeSheet({ ...typed, format, onUse: set });
    open.addEventListener('click', () => sheet.open(centavos));
  }
  show();

  return {
    current: () => centavos,
    format,
    /** @param {boolean} now */
    lock(now) {
      locked = now;
      show();
    },
    /**
     * Lowers the stake to one of the offered stakes that is at most an amount, or to the lowest.
     * @param {number} mostCentavos
     */
    lowerTo(mostCentavos) {
      if (centavos > mostCentavos) set(stakes.findLast((stake) => stake <= mostCentavos) ?? first);
    },
  };
}
