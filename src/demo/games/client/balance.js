import { fetchBalance } from './calls.js';
import { byId } from './elements.js';

/**
 * The last known balance, shown on the page.
 * @param {string} session
 * @param {(centavos: number) => string} money
 * @param {number} startCentavos
 */
export function createBalance(session, money, startCentavos) {
  const figure = byId('balance', HTMLElement);
  let centavos = startCentavos;

  /** @param {number} now */
  function set(now) {
    centavos = now;
    figure.textContent = money(now);
  }

  set(startCentavos);

  return {
    set,
    current: () => centavos,
    /** Fetches the balance. A failed call changes nothing. */
    async refresh() {
      await fetchBalance(session).then(
        (answer) => set(answer.balanceCentavos),
        () => undefined,
      );
    },
  };
}
