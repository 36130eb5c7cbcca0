import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { EntryCode } from '#protocol/vocabulary/entry-code.ts';
import type { EntryKind } from '#protocol/vocabulary/entry-kind.ts';
import { isNoNumber } from '../../mask-mobile.ts';
import type { Sql } from '../../store/database.ts';

/** The entries that a report wants. Times in epoch milliseconds; `to` is not included. */
interface TeamEntriesFilter {
  readonly parentId: string;
  readonly depth: 'one' | 'all';
  readonly from: number;
  readonly to: number;
  /** Beginning of an account; empty for all. */
  readonly search: string;
  /** Empty for all. */
  readonly code: EntryCode | '';
  /** Later entries are left out. */
  readonly asOf: number;
}

export interface TeamEntry {
  readonly id: string;
  readonly account: string;
  readonly kind: EntryKind;
  readonly code: EntryCode;
  readonly at: number;
  readonly amount: Centavos;
  readonly username: string;
  readonly nickname: string;
  readonly mobile: string | null;
}

/** Key of an entry on an account: `<time>_<entry>_<account>`. */
export function keyOfEntry({ at, id, account }: TeamEntry): string {
  return `${at}_${id}_${account}`;
}

function startAfter(after: string | null) {
  const [at = '', id = '', ...account] = (after ?? '').split('_');
  return raw`(posting.created_at, entry_id, account_id)
    < (${Number(at)}::int8, ${id}::uuid, ${account.join('_')}::text)`;
}

/** The postings of a filter, and what they belong to. */
function source({ parentId, depth, from, to, search, code, asOf }: TeamEntriesFilter) {
  const pattern = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return raw`ledger_posting as posting
    join ledger_account as account on account.id = account_id
    join member on member.id = account.member_id
    where posting.code is not null
      and posting.created_at >= ${from}::int8 and posting.created_at < ${Math.min(to, asOf + 1)}::int8
      and exists (
        select from member_ancestor as above
        where above.member_id = account.member_id and ancestor_id = ${parentId}::uuid
          ${depth === 'one' ? raw`and depth = 1` : raw``}
      )
      ${code === '' ? raw`` : raw`and posting.code = ${code}`}
      ${search === '' ? raw`` : raw`and username_key like ${pattern} and ${isNoNumber('member.username')}`}`;
}

/** Number of the entries of a filter. */
export async function countEntries(sql: Sql, filter: TeamEntriesFilter): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int4 as count from ${source(filter)}`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** Entries on the cash accounts of members below another one, newest first. They are read in the order of their time. */
export async function readTeamEntries(
  sql: Sql,
  filter: TeamEntriesFilter,
  { after, size }: { readonly after: string | null; readonly size: number },
): Promise<readonly TeamEntry[]> {
  const { rows } = await raw<TeamEntry>`
    select page.*, entry.kind, entry.code from (
      select entry_id as id, account_id as account, posting.created_at as at, posting.amount,
        member.username, member.nickname
      from ${source(filter)} ${after === null ? raw`` : raw`and ${startAfter(after)}`}
      order by posting.created_at desc, entry_id desc, account_id desc
      limit ${size}
    ) as page join ledger_entry as entry on entry.id = page.id
    order by at desc, page.id desc, account desc`.execute(sql);
  return rows;
}
