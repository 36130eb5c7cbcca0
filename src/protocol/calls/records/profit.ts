import { check, object, picklist, pipe, regex, string, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { longestProfitPeriodMs, profit, profitFields, readProfit } from '../../model/profit.ts';
import { count } from '../../model/readers/count.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { time } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { list, wholeNumber } from '../../model/wire.ts';
import { gameTypes } from '../../vocabulary/category.ts';
import { entryCodes } from '../../vocabulary/entry-code.ts';

/** Profit and loss of the games of one category; 'other' for one that the app does not know. */
const ofCategory = pipe(
  object({ gameType: wordOrOther(gameTypes), ...profitFields }),
  transform(({ gameType: category, ...wire }) => ({ category, ...readProfit(wire) })),
);

const ofPeriod = pipe(
  object({ startDate: time(), ...profitFields }),
  transform(({ startDate, ...wire }) => ({ from: startDate, ...readProfit(wire) })),
);

/**
 * Profit and loss of the member by days (`D`), weeks from Monday (`W`) or months (`M`) of +08:00, and by category.
 * `from` and `to` (not included) are epoch milliseconds; each counts as the day that it belongs to. `periods` has one row
 * for each period with entries, oldest first, and its `from` is the start of the period; `total` sums all of them.
 */
export const getProfit = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  token: 'required',
  wireNames: { from: 'startDate', to: 'endDate', by: 'periodType' },
  request: pipe(
    object({ from: wholeNumber(), to: wholeNumber(), by: picklist(['D', 'W', 'M']) }),
    check(({ from, to }) => to - from <= longestProfitPeriodMs, 'two years at most'),
  ),
  reply: pipe(
    object({ list: list(ofPeriod), categories: list(ofCategory, 50), footer: profit() }),
    transform(({ list: periods, categories, footer: total }) => ({ periods, categories, total })),
  ),
});

/**
 * Statement of one month of +08:00, such as `2026-11`: the balances at its start and end, the sums of its entries by code,
 * and profit and loss by category. Amounts in centavos; `opening` plus all `amount` of `codes` is `closing`.
 */
export const getStatement = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemStatement',
  token: 'required',
  request: object({ month: pipe(string(), regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  reply: pipe(
    object({
      openingBalance: pesosOrNull(),
      closingBalance: pesosOrNull(),
      codes: list(
        object({ codeType: wordOrOther(entryCodes), amount: pesosOrNull(), count: count() }),
        50,
      ),
      categories: list(ofCategory, 50),
      footer: profit(),
    }),
    transform(({ openingBalance, closingBalance, codes, categories, footer: total }) => ({
      opening: openingBalance,
      closing: closingBalance,
      codes: codes.map(({ codeType: code, amount, count }) => ({ code, amount, count })),
      categories,
      total,
    })),
  ),
});
