import { Refused } from './calls.js';
import { byId } from './elements.js';
import { say, sayTooLow } from './labels.js';

/**
 * What has to be known to say why a round was not played.
 * @typedef {object} Place
 * @property {Pick<import('./words.js').Words, 'sessionOver' | 'unavailable' | 'insufficient' | 'lowered'>} words
 * @property {ReturnType<typeof import('./stake.js').createStake>} stake
 * @property {ReturnType<typeof import('./purse.js').createPurse>} purse
 */

/**
 * Says why a round was not played, and what to do.
 * @param {Place} place
 * @param {unknown} error
 */
export async function explain({ words, stake, purse }, error) {
  const reason = error instanceof Refused ? error.reason : 'unavailable';
  if (reason === 'session_over') {
    document.body.dataset['phase'] = 'over';
    byId('spin', HTMLButtonElement).disabled = true;
    return say(words.sessionOver, 'alert');
  }
  await purse.refresh();
  if (reason !== 'insufficient_balance') return say(words.unavailable, 'alert');
  stake.lowerTo(purse.funds());
  if (purse.funds() < stake.current()) return sayTooLow(words);
  say(words.lowered, 'alert');
}
