import { CallError } from './calls.js';
import { byId } from './elements.js';
import { showMessage, showBalanceTooLow } from './labels.js';
import { limitText } from './round-messages.js';

/**
 * The parts of the page that an explanation uses.
 * @typedef {object} Controls
 * @property {Pick<import('./messages.js').Messages, 'sessionOver' | 'unavailable' | 'insufficient' | 'lowered' | 'siteClosed' | 'gameClosed' | 'stakeLimit' | 'unsettled'> & import('./round-messages.js').RoundMessages} messages
 * @property {ReturnType<typeof import('./stake.js').createStake>} stake
 * @property {ReturnType<typeof import('./balance.js').createBalance>} balance
 */

/**
 * Ends the page: no further round can be played.
 * @param {string} text
 */
function end(text) {
  document.body.dataset['phase'] = 'over';
  byId('spin', HTMLButtonElement).disabled = true;
  showMessage(text, 'alert');
}

/**
 * Shows why the gateway did not play a round, and the balance of the ledger. Lowers the stake to the balance, or to a limit,
 * when it was too high. An uncertain round may have been played by an attempt that got no answer.
 * @param {Controls} controls
 * @param {unknown} error
 */
export async function explainError({ messages, stake, balance }, error) {
  const { reason, isUncertain, mostStakeCentavos } =
    error instanceof CallError
      ? error
      : { reason: 'unavailable', isUncertain: true, mostStakeCentavos: null };
  if (!isUncertain) balance.release();
  if (reason === 'session_over')
    return end(isUncertain ? messages.unsettled : messages.sessionOver);
  await balance.refresh();
  if (isUncertain) return showMessage(messages.unsettled, 'alert');
  if (reason === 'site_closed') return showMessage(messages.siteClosed, 'alert');
  if (reason === 'game_closed') return showMessage(messages.gameClosed, 'alert');
  if (reason === 'promise_over') return showMessage(messages.promiseOver, 'alert');
  const limit = limitText(messages, reason, mostStakeCentavos, stake.format);
  if (limit !== null) {
    if (mostStakeCentavos !== null) stake.lowerTo(mostStakeCentavos);
    return showMessage(limit, 'alert');
  }
  if (reason !== 'insufficient_balance') return showMessage(messages.unavailable, 'alert');
  stake.lowerTo(balance.current());
  if (balance.current() < stake.current()) return showBalanceTooLow(messages);
  showMessage(messages.lowered, 'alert');
}
