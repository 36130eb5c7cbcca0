import * as calls from '#protocol/calls/records/profit.ts';
import { dayOf, monthOf, nextMonthOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import { handle } from '../http/request-context.ts';
import { type DailySum, readDailySums } from './daily-sums.ts';
import { wireCategories, wireProfit } from './profit.ts';

/** The first day of the period that a day belongs to. */
const startOf = { D: (day: number) => day, W: weekOf, M: monthOf } as const;

/** Groups sums by the first day of their period, in the order of the sums. */
function groupByPeriod(sums: readonly DailySum[], by: keyof typeof startOf) {
  const periods = new Map<number, DailySum[]>();
  for (const sum of sums) {
    const start = startOf[by](sum.day);
    periods.set(start, [...(periods.get(start) ?? []), sum]);
  }
  return [...periods];
}

export const getProfit = handle(calls.getProfit, async ({ from, to, by }, { report, member }) => {
  const days = { from: dayOf(from), to: dayOf(Math.max(from, to) - 1) + 1 };
  const sums = await report(member.id, (sql) => readDailySums(sql, member.id, days));
  return {
    list: groupByPeriod(sums, by).map(([day, rows]) => ({
      startDate: startOfDay(day),
      ...wireProfit(rows),
    })),
    categories: wireCategories(sums),
    footer: wireProfit(sums),
  };
});

/** The change of the cash: what moved in bonuses that have to be played is left out, as in the account record. */
function cashOf(sums: readonly DailySum[]): number {
  return sums.reduce((total, { amount, locked }) => total + amount - locked, 0);
}

export const getStatement = handle(calls.getStatement, async ({ month }, { report, member }) => {
  const from = dayOf(Date.parse(`${month}-01T00:00:00+08:00`));
  const days = { from: null, to: nextMonthOf(from) };
  const until = await report(member.id, (sql) => readDailySums(sql, member.id, days));
  const sums = until.filter(({ day }) => day >= from);
  const codes = entryCodes.map((codeType) => {
    const ofCode = sums.filter(({ code }) => code === codeType);
    const count = ofCode.reduce((total, { entries }) => total + entries, 0);
    return { codeType, amount: toPesos(cashOf(ofCode)), count };
  });
  return {
    openingBalance: toPesos(cashOf(until) - cashOf(sums)),
    closingBalance: toPesos(cashOf(until)),
    codes: codes.filter(({ count }) => count > 0),
    categories: wireCategories(sums),
    footer: wireProfit(sums),
  };
});
