import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../../audit/audit.ts';
import { timeCell } from '../../../records/records.ts';
import type { Database, Sql } from '../../../store/database.ts';

/** A grant lasts as long as this. */
export const accessMinutes = 30;

/** An operator, and the member whose private facts the operator asks for. */
export interface Access {
  readonly memberId: string;
  /** The name of the operator. */
  readonly operator: string;
}

/** The open grant of an operator for a member. It ends exactly at its end. */
async function findGrant(sql: Sql, { memberId, operator }: Access, now: number) {
  const found = await sql
    .selectFrom('private_access')
    .select(['id', 'reason', 'ends_at as endsAt', 'looked_at as lookedAt'])
    .where('member_id', '=', memberId)
    .where('operator', '=', operator)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

/** Grants access at once. While a grant is open, a further request changes nothing. Returns the end, and whether the grant is new. Call in a transaction. */
export async function grantAccess(
  sql: Sql,
  { memberId, operator, reason }: Access & { readonly reason: string },
  at: number,
): Promise<{ readonly endsAt: number; readonly changed: boolean }> {
  const endsAt = at + accessMinutes * 60_000;
  const grant = { id: uuid(), reason, granted_at: at, ends_at: endsAt, looked_at: null };
  const granted = await sql
    .insertInto('private_access')
    .values({ member_id: memberId, operator, ...grant })
    .onConflict((of) =>
      of
        .columns(['member_id', 'operator'])
        .doUpdateSet(grant)
        .where('private_access.ends_at', '<=', at),
    )
    .returning('id')
    .executeTakeFirst();
  if (granted === undefined) {
    const open = await findGrant(sql, { memberId, operator }, at);
    return { endsAt: open?.endsAt ?? at, changed: false };
  }
  const facts = { grant: grant.id, reason, until: timeCell(endsAt) };
  const change = { kind: 'privateAccessGranted', facts } as const;
  await recordAudit(sql, { memberId, actor: 'operator', ...change, at });
  return { endsAt, changed: true };
}

/** Ends a grant early. Returns false when none is open. Call in a transaction. */
export async function endAccess(
  sql: Sql,
  { memberId, operator }: Access,
  at: number,
): Promise<boolean> {
  const ended = await sql
    .updateTable('private_access')
    .set({ ends_at: at })
    .where('member_id', '=', memberId)
    .where('operator', '=', operator)
    .where('ends_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  const change = { kind: 'privateAccessEnded', facts: { grant: ended.id } } as const;
  await recordAudit(sql, { memberId, actor: 'operator', ...change, at });
  return true;
}

/** The open grant of an operator who looks at a member. The audit has the first look of each grant. Null: the facts stay masked. */
export async function lookByGrant(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  access: Access,
  now: number,
) {
  const open = await findGrant(sql, access, now);
  if (open === null || open.lookedAt !== null) return open;
  return transaction(async (within) => {
    const first = await within
      .updateTable('private_access')
      .set({ looked_at: now })
      .where('id', '=', open.id)
      .where('looked_at', 'is', null)
      .where('ends_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (first !== undefined) {
      const look = { kind: 'privateFactsSeen', facts: { grant: open.id } } as const;
      await recordAudit(within, {
        memberId: access.memberId,
        actor: 'operator',
        ...look,
        at: now,
      });
    }
    return findGrant(within, access, now);
  });
}
