import { isOpenList } from '#core/records/bet-lists.ts';
import type { BetFilter } from '#core/records/bet-record.ts';
import { recordPeriod } from '../filter/record-period.ts';
import type { RecordsSearch } from '../records-search.ts';

/** The search in the bet record that the address chooses. Open bets have no outcome to filter by. */
export function betFilter(search: RecordsSearch, now: number): BetFilter {
  const { bets: list = 'RNG', find: order = '', outcome = null } = search;
  const { period } = recordPeriod(search, now);
  return { list, period, order, outcome: isOpenList(list) ? null : outcome, vendor: '' };
}
