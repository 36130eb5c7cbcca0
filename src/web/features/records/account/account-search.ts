import type { AccountFilter } from '#core/records/account-record.ts';
import { recordPeriod } from '../filter/record-period.ts';
import type { RecordsSearch } from '../records-search.ts';

/** The search in the account record that the address chooses. */
export function accountFilter(search: RecordsSearch, now: number): AccountFilter {
  const { code = '', find: order = '' } = search;
  return { period: recordPeriod(search, now).period, code, order };
}
