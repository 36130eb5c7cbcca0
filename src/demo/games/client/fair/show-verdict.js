import { make } from '../elements.js';

/**
 * Lists what was verified.
 * @param {HTMLElement} list
 * @param {import('./verify.js').Verdict} verdict
 * @param {import('./fair-messages.js').FairMessages} words
 */
export function showVerdict(list, { hash, numbers, count, outcome, decided }, words) {
  /** @type {[boolean, string][]} */
  const lines = [];
  if (hash !== null) lines.push([hash, words.hashIs(hash)]);
  lines.push([numbers, words.numbersAre(numbers, count)]);
  if (outcome !== null) lines.push([outcome, words.outcomeIs(outcome)]);
  const rows = lines.map(([passed, text]) => {
    const row = make('li', 'verdict', `${passed ? '✓' : '✗'} ${text}`);
    row.dataset['passed'] = String(passed);
    return row;
  });
  if (outcome === null) rows.push(make('li', 'verdict', words.decides(JSON.stringify(decided))));
  list.replaceChildren(...rows);
}
