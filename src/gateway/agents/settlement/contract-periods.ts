import {
  dayMs,
  dayOf,
  monthOf,
  nextMonthOf,
  startOfDay,
  weekOf,
} from '#protocol/model/market-day.ts';
import type { ContractKind, ContractPeriod } from '../../store/tables/agents/contract-tables.ts';

const minute = 60_000;

/** The smallest part of time that a contract of each kind counts, in milliseconds. Contracts begin and end with one. */
export const unitMs: Readonly<Record<ContractKind, number>> = {
  dividend: dayMs,
  dailySalary: dayMs,
  hourlySalary: 60 * minute,
  realTimeSalary: 5 * minute,
};

/** Returns whether a kind of contract counts whole days, of which there are sums. */
export function countsDays(kind: ContractKind): boolean {
  return unitMs[kind] === dayMs;
}

/** A period is settled this long after its end, so that the bets of its last moments are committed and in the daily sums. */
export const graceMs: Readonly<Record<ContractKind, number>> = {
  dividend: 10 * minute,
  dailySalary: 10 * minute,
  hourlySalary: minute,
  realTimeSalary: minute,
};

/** The start of the unit that a time belongs to. Units are units of +08:00. */
export function startOfUnit(kind: ContractKind, at: number): number {
  const midnight = startOfDay(dayOf(at));
  return midnight + Math.floor((at - midnight) / unitMs[kind]) * unitMs[kind];
}

/** The first day after the half-month of a day. Half-months end on the 15th and on the last day of the month. */
function afterHalfMonth(day: number): number {
  const middle = monthOf(day) + 15;
  return day < middle ? middle : nextMonthOf(day);
}

const afterPeriod: Readonly<Record<ContractPeriod, (day: number) => number>> = {
  D: (day) => day + 1,
  W: (day) => weekOf(day) + 7,
  H: afterHalfMonth,
  M: nextMonthOf,
};

/** The end of the period of a contract that a time belongs to. Salaries are paid by the unit, dividends by the period. */
export function endOfPeriod(
  { kind, period }: { readonly kind: ContractKind; readonly period: ContractPeriod },
  at: number,
): number {
  if (kind !== 'dividend') return startOfUnit(kind, at) + unitMs[kind];
  return startOfDay(afterPeriod[period](dayOf(at)));
}
