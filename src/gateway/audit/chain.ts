import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Sql } from '../store/database.ts';
import type { PlayerDataTables } from '../store/tables/player-data-tables.ts';

type AuditRow = Selectable<PlayerDataTables['audit_event']>;

/** Changes that one transaction adds to the chain. */
const batch = 500;

/** The hash of a link: SHA-256 of the hash before, the place in the chain and all columns of the row. */
export function linkHash(before: string, seq: number, row: AuditRow): string {
  const { id, at, member_id: memberId, actor, kind, facts } = row;
  const text = JSON.stringify([before, seq, id, at, memberId, actor, kind, facts]);
  return createHash('sha256').update(text).digest('hex');
}

async function readLast(sql: Sql) {
  return sql
    .selectFrom('audit_link')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Adds waiting changes to the chain. Returns their number. */
async function chainBatch(sql: Sql): Promise<number> {
  // One gateway at a time: the lock of the first link is held to the end.
  await sql.selectFrom('audit_link').select('seq').where('seq', '=', 0).forUpdate().execute();
  const rows = await sql
    .selectFrom('audit_waiting')
    .innerJoin('audit_event', 'audit_event.id', 'audit_waiting.event_id')
    .selectAll('audit_event')
    .orderBy('audit_event.id')
    .limit(batch)
    .execute();
  if (rows.length === 0) return 0;
  let { seq, hash } = await readLast(sql);
  const links = rows.map((row) => {
    seq += 1;
    hash = linkHash(hash, seq, row);
    return { seq, event_id: row.id, hash };
  });
  await sql.insertInto('audit_link').values(links).execute();
  const ids = rows.map(({ id }) => id);
  await sql.deleteFrom('audit_waiting').where('event_id', 'in', ids).execute();
  return rows.length;
}

/** Adds the changes of committed transactions to the chain, in the order of their ids. */
export async function chainAudit({ transaction }: Pick<Database, 'transaction'>): Promise<void> {
  while ((await transaction(chainBatch)) === batch);
}
