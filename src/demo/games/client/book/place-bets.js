import { CallError, sendOnce } from '../calls.js';
import { showBalanceTooLow, showMessage } from '../labels.js';
import { limitText } from '../round-messages.js';

/**
 * Returns the function that places the bets of the slip.
 * @param {object} parts
 * @param {import('./book-types.js').Opened} parts.opened
 * @param {import('./book-types.js').Messages} parts.messages
 * @param {(centavos: number) => string} parts.money
 * @param {ReturnType<typeof import('./slip.js').createSlip>} parts.slip
 * @param {ReturnType<typeof import('../balance.js').createBalance>} parts.balance
 * @param {() => Promise<void>} parts.refreshNow
 * @param {(now: boolean) => void} parts.onBusy
 * @param {() => void} parts.onPlaced
 */
export function createPlacing(parts) {
  const { opened, messages, money, slip, balance, refreshNow, onBusy, onPlaced } = parts;
  let isPlacing = false;

  /**
   * Explains why bets were not placed.
   * @param {unknown} error
   */
  async function explain(error) {
    const { reason, isUncertain, mostStakeCentavos } =
      error instanceof CallError
        ? error
        : { reason: 'unavailable', isUncertain: true, mostStakeCentavos: null };
    onBusy(false);
    await refreshNow();
    if (isUncertain) return messages.unsettled;
    if (reason === 'session_over') return messages.sessionOver;
    if (reason === 'odds_changed') return messages.oddsChanged;
    if (reason === 'bet_closed') {
      slip.dropStarted();
      return messages.betClosed;
    }
    if (reason === 'site_closed') return messages.siteClosed;
    if (reason === 'game_closed') return messages.gameClosed;
    const limit = limitText(messages, reason, mostStakeCentavos, money);
    if (limit !== null) {
      if (mostStakeCentavos) slip.lowerTo(mostStakeCentavos);
      return limit;
    }
    if (reason !== 'insufficient_balance') return messages.unavailable;
    showBalanceTooLow(messages);
    return messages.insufficient;
  }

  /**
   * Places bets, one after the other, each with a key of its own.
   * @param {{ legs: import('./slip.js').SlipLeg[] }[]} wanted
   * @param {number} stakeCentavos
   */
  return async function place(wanted, stakeCentavos) {
    if (isPlacing) return;
    isPlacing = true;
    onBusy(true);
    slip.setBusy(true);
    slip.say('');
    const { session } = opened;
    try {
      for (const { legs } of wanted) {
        const asked = legs.map(({ match, pick }) => ({
          fixture: match.id,
          pick,
          price: match.prices?.[pick] ?? 0,
        }));
        const request = { session, key: crypto.randomUUID(), stakeCentavos, legs: asked };
        const answer = await sendOnce('/place', request, () => slip.say(messages.dropped));
        balance.set(answer.balanceCentavos);
        const [leg] = legs;
        if (wanted.length > 1 && leg !== undefined) slip.toggle(leg.match, leg.pick);
      }
      onBusy(false);
      slip.clear();
      slip.close();
      showMessage(messages.placed(wanted.length, money(wanted.length * stakeCentavos)), 'gain');
      onPlaced();
      await refreshNow();
    } catch (error) {
      slip.say(await explain(error));
    } finally {
      isPlacing = false;
      onBusy(false);
      slip.setBusy(false);
    }
  };
}
