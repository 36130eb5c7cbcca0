import { fetchBalance } from './calls.js';
import { byId } from './elements.js';
import { isFromParent, notifyParent } from './parent.js';

/**
 * The balance on the page: the last known figure of the ledger, less the stake of a round that is under way. The app gets each
 * figure with `parola:balance`, so that its bar shows the same. The app sends `parola:balance` when the money of the member has
 * moved elsewhere; then the page asks for the balance, at the end of the round if one is under way.
 * @param {string} session
 * @param {(centavos: number) => string} money
 * @param {number} startCentavos
 */
export function createBalance(session, money, startCentavos) {
  const figure = byId('balance', HTMLElement);
  let centavos = startCentavos;
  /** The figure that is shown, in centavos. */
  let shown = Number.NaN;
  let isHeld = false;
  let isOutdated = false;

  /** @param {number} now */
  function show(now) {
    figure.textContent = money(now);
    if (shown === now) return;
    shown = now;
    notifyParent('parola:balance', { centavos: now, held: isHeld });
  }

  /** @param {number} now */
  function set(now) {
    isHeld = false;
    centavos = now;
    show(now);
    if (!isOutdated) return;
    isOutdated = false;
    void refresh();
  }

  /** Fetches the balance. A failed call changes nothing. */
  async function refresh() {
    await fetchBalance(session).then(
      (answer) => set(answer.balanceCentavos),
      () => undefined,
    );
  }

  set(startCentavos);
  addEventListener('message', (event) => {
    if (!isFromParent(event) || event.data?.type !== 'parola:balance') return;
    if (isHeld) isOutdated = true;
    else void refresh();
  });

  return {
    set,
    current: () => centavos,
    /**
     * Shows the balance without the stake of a round that is under way.
     * @param {number} staked
     */
    hold(staked) {
      isHeld = true;
      show(centavos - staked);
    },
    /** Shows the last known figure: the gateway has refused the round, so that nothing was staked. */
    release: () => set(centavos),
    refresh,
  };
}
