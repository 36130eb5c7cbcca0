import { make } from '../elements.ts';
import { text } from '../texts/texts.ts';
import type { Verdict } from './verify.ts';

const endOf = (passed: boolean) => (passed ? 'passed' : 'failed');

/** Lists what was verified. */
export function showVerdict(
  list: HTMLElement,
  { hash, numbers, count, outcome, decided }: Verdict,
) {
  const lines: [boolean, string][] = [];
  if (hash !== null) lines.push([hash, text(`fair.hashIs.${endOf(hash)}`)]);
  lines.push([
    numbers,
    numbers ? text('fair.numbersAre.passed', { count }) : text('fair.numbersAre.failed'),
  ]);
  if (outcome !== null) lines.push([outcome, text(`fair.outcomeIs.${endOf(outcome)}`)]);
  const rows = lines.map(([passed, said]) => {
    const row = make('li', 'verdict', `${passed ? '✓' : '✗'} ${said}`);
    row.dataset['passed'] = String(passed);
    return row;
  });
  if (outcome === null) {
    const said = text('fair.decides', { outcome: JSON.stringify(decided) });
    rows.push(make('li', 'verdict', said));
  }
  list.replaceChildren(...rows);
}
