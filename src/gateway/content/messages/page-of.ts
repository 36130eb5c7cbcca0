import { isUuid } from '#protocol/uuid.ts';
import type { RequestOf } from '#protocol/call.ts';
import type { getOutbox } from '#protocol/calls/contact/inbox.ts';
import type { Sql } from '../../store/database.ts';

/** A page of a list of the member. */
export interface WantedPage extends Omit<RequestOf<typeof getOutbox>, 'asOf'> {
  readonly memberId: string;
  /** Time of the first page: the list is as it was then. Epoch milliseconds. */
  readonly asOf: number;
}

/** The page that a request asks for. */
export function wantedPage(
  request: RequestOf<typeof getOutbox>,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): WantedPage {
  return { ...request, memberId, asOf: Math.min(request.asOf ?? now, now) };
}

/** An `ilike` pattern for a part of a text. */
export function partPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A page in wire shape. `rows` may have one row more than the page, which shows that there is a next one. */
export function wirePage<Row extends { readonly id: string }, Item>(
  { size, asOf }: WantedPage,
  { rows, count }: { readonly rows: readonly Row[]; readonly count: number },
  describe: (row: Row) => Item,
) {
  const shown = rows.slice(0, size);
  return {
    list: shown.map((row) => describe(row)),
    totalPages: Math.ceil(count / size),
    asOf,
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Ids of a box that are UUIDs: any other would be an error of the store. */
export function knownIds(ids: readonly string[]): string[] {
  return ids.filter(isUuid);
}

/** Locks a member until the end of the transaction, so that concurrent letters count one after the other. */
export async function lockMember(sql: Sql, memberId: string): Promise<void> {
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
}
