import {
  maxLength,
  maxValue,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  array,
  trim,
} from 'valibot';
import { defineCall } from '../../call.ts';
import { orderNumber, recordPage, withinLongestPeriod } from '../../model/record-period.ts';
import { count } from '../../model/readers/count.ts';
import { wholeNumber } from '../../model/wire.ts';
import { gameTypes } from '../../vocabulary/category.ts';
import { entryCodes } from '../../vocabulary/entry-code.ts';
import { uuid } from '../../uuid.ts';

/** Records and reports that can be exported. */
const exportKinds = ['bets', 'account', 'teamMembers', 'teams', 'teamEntries'] as const;

const word = pipe(string(), maxLength(80));

/**
 * Prepares the export of a record as CSV with the filters of its page. The reply has the number of rows and a ticket:
 * `GET` of `downloadPath` with `?ticket=` answers once, within a minute, so that no token is in an address.
 *
 * - `what`: `bets` of one `category`, settled or `open`, or the `account` record. For agents the reports of the team:
 *   `teamMembers`, `teams` and `teamEntries`, with `parent`, `search` and `depth` as `getTeamSums` has them.
 * - `titles`: titles of the columns in the player's language. By default the names of the fields.
 * - `words`: words for codes of outcomes, categories and entries. By default the codes.
 *
 * Errors: `function.not.available` while the module of the record is off; for the reports of the team also `agent_only`, and
 * `not_found` for a `parent` outside of it.
 */
export const openExport = defineCall({
  method: 'POST',
  path: '/wps/records/export',
  token: 'required',
  request: pipe(
    object({
      from: recordPage.from,
      to: recordPage.to,
      what: picklist(exportKinds),
      parent: optional(uuid),
      search: optional(pipe(string(), trim(), maxLength(60)), ''),
      depth: optional(picklist(['one', 'all']), 'one'),
      category: optional(picklist(['', ...gameTypes]), ''),
      open: optional(picklist(['', 'Y', 'N']), ''),
      vendor: optional(pipe(string(), maxLength(40)), ''),
      outcome: optional(pipe(wholeNumber(), maxValue(4)), 0),
      order: orderNumber,
      code: optional(picklist(['', ...entryCodes]), ''),
      titles: optional(pipe(array(word), maxLength(12)), []),
      words: optional(record(pipe(string(), maxLength(40)), word), {}),
    }),
    withinLongestPeriod(),
  ),
  reply: pipe(
    object({ ticket: string(), rows: count() }),
    transform(({ ticket, rows }) => ({ ticket, rows })),
  ),
});
