import { balance } from './calls.js';
import { byId } from './elements.js';

/**
 * The balance as far as the page knows it.
 * @param {string} session
 * @param {(centavos: number) => string} money
 * @param {number} centavos
 */
export function createPurse(session, money, centavos) {
  const figure = byId('balance', HTMLElement);
  let funds = centavos;

  /** @param {number} now */
  function hold(now) {
    funds = now;
    figure.textContent = money(now);
  }

  hold(centavos);

  return {
    hold,
    funds: () => funds,
    /** Asks the gateway; what is shown stays when nobody answers. */
    async refresh() {
      await balance(session).then(
        (answer) => hold(answer.balanceCentavos),
        () => undefined,
      );
    },
  };
}
