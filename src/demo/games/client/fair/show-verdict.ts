import { make } from '../elements.ts';
import type { Verdict } from './verify.ts';
import type { FairMessages } from './fair-messages.ts';

/** Lists what was verified. */
export function showVerdict(
  list: HTMLElement,
  { hash, numbers, count, outcome, decided }: Verdict,
  words: FairMessages,
) {
  const lines: [boolean, string][] = [];
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
