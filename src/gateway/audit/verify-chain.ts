import type { Sql } from '../store/database.ts';
import { linkHash } from './chain.ts';

/** The first place where the audit is not as it was written. */
export interface AuditFault {
  /** Place in the chain. Null for a row that is outside of it. */
  readonly seq: number | null;
  readonly eventId: string | null;
  /**
   * `link missing`: the chain has a gap. `row missing`: the row of a link is gone. `changed`: row or link is not the one that was
   * hashed. `inserted`: a row that no gateway has written. `head missing`: the chain does not contain a link that was noted before.
   */
  readonly fault: 'link missing' | 'row missing' | 'changed' | 'inserted' | 'head missing';
}

/** A link of the chain, as the operator notes it outside of the store. */
export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

export interface AuditReport {
  /** The last link that is right. */
  readonly head: AuditHead;
  /** Rows that wait for their links. */
  readonly waiting: number;
  readonly fault: AuditFault | null;
}

/** Links that one query reads. */
const batch = 1000;

function readLinks(sql: Sql, after: number) {
  return sql
    .selectFrom('audit_link')
    .leftJoin('audit_event', 'audit_event.id', 'audit_link.event_id')
    .select(['seq', 'event_id', 'hash'])
    .select(['audit_event.id', 'at', 'member_id', 'actor', 'kind', 'facts'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batch)
    .execute();
}

type Link = Awaited<ReturnType<typeof readLinks>>[number];

function faultOf(before: AuditHead, link: Link): AuditFault['fault'] | null {
  const { seq, hash, id, at, actor, kind, facts, member_id } = link;
  if (seq !== before.seq + 1) return 'link missing';
  if (id === null || at === null || actor === null || kind === null || facts === null) {
    return 'row missing';
  }
  const row = { id, at, actor, kind, facts, member_id };
  return linkHash(before.hash, seq, row) === hash ? null : 'changed';
}

async function walk(sql: Sql, known: AuditHead | null) {
  const first = await sql
    .selectFrom('audit_link')
    .select(['seq', 'hash'])
    .where('seq', '=', 0)
    .executeTakeFirst();
  let head: AuditHead = first ?? { seq: -1, hash: '' };
  let knowsHead = known === null || (known.seq === head.seq && known.hash === head.hash);
  for (;;) {
    const links = await readLinks(sql, head.seq);
    for (const link of links) {
      const fault = faultOf(head, link);
      if (fault !== null) {
        const seq = fault === 'link missing' ? head.seq + 1 : link.seq;
        return { head, knowsHead, fault: { seq, eventId: link.event_id, fault } };
      }
      head = { seq: link.seq, hash: link.hash };
      knowsHead ||= known?.seq === head.seq && known.hash === head.hash;
    }
    if (links.length < batch) return { head, knowsHead, fault: null };
  }
}

/** The first row that neither has a link nor waits for one. Null when there is none. */
async function findInserted(sql: Sql): Promise<AuditFault | null> {
  const row = await sql
    .selectFrom('audit_event')
    .select('id')
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(
          exists(
            selectFrom('audit_link').select('seq').whereRef('event_id', '=', 'audit_event.id'),
          ),
        ),
        not(
          exists(
            selectFrom('audit_waiting')
              .select('audit_waiting.event_id')
              .whereRef('audit_waiting.event_id', '=', 'audit_event.id'),
          ),
        ),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? { seq: null, eventId: row.id, fault: 'inserted' } : null;
}

/**
 * Checks the whole chain, in batches. `known` is a link that was noted earlier outside of the store: a chain that somebody has cut
 * or computed again does not contain it. A gateway may write meanwhile.
 */
export async function verifyAudit(sql: Sql, known: AuditHead | null = null): Promise<AuditReport> {
  const { head, knowsHead, fault } = await walk(sql, known);
  const { waiting } = await sql
    .selectFrom('audit_waiting')
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const missing: AuditFault | null = knowsHead
    ? null
    : { seq: known?.seq ?? null, eventId: null, fault: 'head missing' };
  return { head, waiting: Number(waiting), fault: fault ?? missing ?? (await findInserted(sql)) };
}
