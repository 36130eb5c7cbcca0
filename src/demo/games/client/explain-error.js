import { CallError } from './calls.js';
import { byId } from './elements.js';
import { showMessage, showBalanceTooLow } from './labels.js';

/**
 * The parts of the page that an explanation uses.
 * @typedef {object} Controls
 * @property {Pick<import('./messages.js').Messages, 'sessionOver' | 'unavailable' | 'insufficient' | 'lowered'>} messages
 * @property {ReturnType<typeof import('./stake.js').createStake>} stake
 * @property {ReturnType<typeof import('./balance.js').createBalance>} balance
 */

/**
 * Shows why a round was not played, and lowers the stake to the balance when it was too high.
 * @param {Controls} controls
 * @param {unknown} error
 */
export async function explainError({ messages, stake, balance }, error) {
  const reason = error instanceof CallError ? error.reason : 'unavailable';
  if (reason === 'session_over') {
    document.body.dataset['phase'] = 'over';
    byId('spin', HTMLButtonElement).disabled = true;
    return showMessage(messages.sessionOver, 'alert');
  }
  await balance.refresh();
  if (reason !== 'insufficient_balance') return showMessage(messages.unavailable, 'alert');
  stake.lowerTo(balance.current());
  if (balance.current() < stake.current()) return showBalanceTooLow(messages);
  showMessage(messages.lowered, 'alert');
}
