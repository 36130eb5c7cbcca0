import type { ReplyOf } from '#protocol/call.ts';
import { getAccountRecords } from '#protocol/calls/records/account-records.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import { keptAccountRecord } from './kept-records.ts';
import { type Period, timesOf } from './period.ts';
import { createRecordList, type RecordList } from './record-list.ts';
import type { RecordNeeds } from './record-needs.ts';

/** A search in the account record. Empty texts do not apply. */
export interface AccountFilter {
  readonly period: Period;
  readonly code: EntryCode | '';
  /** Number of an order. */
  readonly order: string;
}

/** A page of entries: `records`, `pages`, `count`, `total` of the period, `pageTotal`. */
type AccountAnswer = ReplyOf<typeof getAccountRecords>;
type AccountRecordList = RecordList<AccountFilter, AccountAnswer>;

/** Everything that changed the member's balance, by period. */
export function createAccountRecord(needs: RecordNeeds): AccountRecordList {
  const { send, cache, customerId, events, now } = needs;
  return createRecordList<AccountFilter, AccountAnswer>({
    events,
    now,
    call: ({ period, code, order }, { page, asOf, after }, options) =>
      send(
        getAccountRecords,
        {
          ...timesOf(period, now()),
          code,
          page,
          size: 10,
          ...(order !== '' && { order }),
          ...(asOf !== null && { asOf }),
          ...(after !== null && { after }),
        },
        options,
      ),
    keep: () => cache.entry(keptAccountRecord, customerId()),
  });
}
