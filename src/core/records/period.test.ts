import { expect, it } from 'vitest';
import { dateOf, periodFault, profitStarts, statementMonths, timesOf } from './period.ts';

/** Shortly after midnight in +08:00, still the day before in UTC. */
const now = Date.parse('2026-11-22T00:30:00+08:00');
const at = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

it.each([
  ['today', '2026-11-22', '2026-11-23'],
  ['yesterday', '2026-11-21', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-23'],
  ['month', '2026-10-24', '2026-11-23'],
] as const)('counts the days of %s in +08:00', (name, from, to) => {
  expect(timesOf({ name }, now)).toEqual({ from: at(from), to: at(to) });
  expect(dateOf(now)).toBe('2026-11-22');
});

it('includes both days of an own period', () => {
  const own = { name: 'own', from: '2026-11-01', to: '2026-11-03' } as const;
  expect(timesOf(own, now)).toEqual({ from: at('2026-11-01'), to: at('2026-11-04') });
});

it.each([
  ['2026-11-01', '2026-11-30', null],
  ['2026-11-01', '2026-12-01', 'tooLong'],
  ['2026-11-03', '2026-11-01', 'reversed'],
  ['2026-02-30', '2026-03-01', 'noDate'],
  ['', '', 'noDate'],
  ['2026-11-23', '2026-11-24', 'future'],
] as const)('judges an own period from %s to %s', (from, to, fault) => {
  expect(periodFault(from, to, now)).toBe(fault);
  const { from: first, to: end } = timesOf({ name: 'own', from, to }, now);
  expect(end - first).toBeLessThanOrEqual(30 * 86_400_000);
});

it('names the steps of profit and loss and the months of statements', () => {
  expect(profitStarts('day', now)).toHaveLength(30);
  expect(profitStarts('week', now).at(-1)).toBe(at('2026-11-16'));
  expect(profitStarts('month', now)[0]).toBe(at('2025-12-01'));
  expect(statementMonths(now, 3)).toEqual(['2026-11', '2026-10', '2026-09']);
});
