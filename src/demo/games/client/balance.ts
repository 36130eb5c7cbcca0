import { fetchBalance } from './calls.ts';
import { byId } from './elements.ts';
import { isFromParent, notifyParent } from './parent.ts';

/**
 * The balance on the page: the last known figure of the ledger, less the stake of a round that is under way. The app gets each
 * figure with `parola:balance`, so that its bar shows the same. The app sends `parola:balance` when the money of the member has
 * moved elsewhere; then the page asks for the balance, at the end of the round if one is under way.
 */
export function createBalance(
  session: string,
  money: (centavos: number) => string,
  startCentavos: number,
) {
  const figure = byId('balance', HTMLElement);
  let centavos = startCentavos;
  /** The figure that is shown, in centavos. */
  let shown = Number.NaN;
  let isHeld = false;
  let isOutdated = false;

  function show(now: number) {
    figure.textContent = money(now);
    if (shown === now) return;
    shown = now;
    notifyParent('parola:balance', { centavos: now, held: isHeld });
  }

  function set(now: number) {
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
    /** Shows the balance without the stake of a round that is under way. */
    hold(staked: number) {
      isHeld = true;
      show(centavos - staked);
    },
    /** Shows the last known figure: the gateway has refused the round, so that nothing was staked. */
    release: () => set(centavos),
    refresh,
  };
}
