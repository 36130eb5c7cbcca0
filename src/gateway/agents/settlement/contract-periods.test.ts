import { expect, it } from 'vitest';
import { endOfPeriod, startOfUnit } from './contract-periods.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const dividend = (period: 'D' | 'W' | 'H' | 'M') => ({ kind: 'dividend', period }) as const;

it('ends days, weeks, half-months and months of +08:00', () => {
  const monday = at('2026-02-09T00:00');
  expect(endOfPeriod(dividend('D'), monday)).toBe(at('2026-02-10T00:00'));
  expect(endOfPeriod(dividend('W'), monday)).toBe(at('2026-02-16T00:00'));
  expect(endOfPeriod(dividend('W'), monday - 1)).toBe(monday);
  expect(endOfPeriod(dividend('H'), at('2026-02-01T00:00'))).toBe(at('2026-02-16T00:00'));
  expect(endOfPeriod(dividend('H'), at('2026-02-15T23:59:59.999'))).toBe(at('2026-02-16T00:00'));
  expect(endOfPeriod(dividend('H'), at('2026-02-16T00:00'))).toBe(at('2026-03-01T00:00'));
  expect(endOfPeriod(dividend('H'), at('2028-02-29T12:00'))).toBe(at('2028-03-01T00:00'));
  expect(endOfPeriod(dividend('M'), at('2026-12-31T23:59'))).toBe(at('2027-01-01T00:00'));
});

it('pays salaries by the day, the hour or five minutes, whatever period a contract names', () => {
  const now = at('2026-02-09T10:37:20');
  expect(startOfUnit('dailySalary', now)).toBe(at('2026-02-09T00:00'));
  expect(startOfUnit('hourlySalary', now)).toBe(at('2026-02-09T10:00'));
  expect(startOfUnit('realTimeSalary', now)).toBe(at('2026-02-09T10:35'));
  expect(endOfPeriod({ kind: 'dailySalary', period: 'M' }, now)).toBe(at('2026-02-10T00:00'));
  expect(endOfPeriod({ kind: 'hourlySalary', period: 'D' }, now)).toBe(at('2026-02-09T11:00'));
  expect(endOfPeriod({ kind: 'realTimeSalary', period: 'D' }, now)).toBe(at('2026-02-09T10:40'));
});
