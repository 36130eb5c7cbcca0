import { fetchBalance } from './calls.js';
import { byId } from './elements.js';

/**
 * The balance on the page: the last known figure of the ledger, less the stake of a round that is under way.
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
    /**
     * Shows the balance without the stake of a round that is under way.
     * @param {number} staked
     */
    hold(staked) {
      figure.textContent = money(centavos - staked);
    },
    /** Shows the last known figure: the gateway has refused the round, so that nothing was staked. */
    release() {
      set(centavos);
    },
    /** Fetches the balance. A failed call changes nothing. */
    async refresh() {
      await fetchBalance(session).then(
        (answer) => set(answer.balanceCentavos),
        () => undefined,
      );
    },
  };
}
