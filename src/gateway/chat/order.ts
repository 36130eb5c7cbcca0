import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import { ChatRefusal } from './chat-refusal.ts';
import type { ReportReason } from '../store/tables/chat-tables.ts';
import type { Room } from './rooms.ts';

/** Refusal `muted` while the operator has muted a member. */
export async function requireVoice(sql: Sql, memberId: string, now: number): Promise<void> {
  const until = await mutedUntil(sql, memberId, now);
  if (until !== null) throw new ChatRefusal('muted', { until });
}

/** The end of the mute of a member. Null for a member who may speak. */
export async function mutedUntil(sql: Sql, memberId: string, now: number): Promise<number | null> {
  const mute = await sql
    .selectFrom('chat_mute')
    .select('until')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst();
  return mute?.until ?? null;
}

export async function readWords(sql: Sql): Promise<string[]> {
  const rows = await sql.selectFrom('chat_word').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
}

/** Ids of the members that a member has blocked. */
export async function blockedBy(sql: Sql, memberId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('chat_block')
    .select('blocked_id')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((row) => row.blocked_id);
}

/** Blocks a member for another, or ends it. Refusal `not_found` for an unknown member, and for the member self. */
export async function setBlocked(
  sql: Sql,
  { memberId, otherId, blocked }: { memberId: string; otherId: string; blocked: boolean },
): Promise<void> {
  const row = { member_id: memberId, blocked_id: otherId };
  if (!blocked) {
    await sql
      .deleteFrom('chat_block')
      .where((where) => where.and(row))
      .execute();
    return;
  }
  const other = sql.selectFrom('member').select('id').where('id', '=', otherId);
  if (otherId === memberId || !(await other.executeTakeFirst())) throw new ChatRefusal('not_found');
  await sql
    .insertInto('chat_block')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Reports a message of another member to the operator, once. Refusal `not_found`. */
export async function reportMessage(
  sql: Sql,
  report: { room: Room; seq: number; reporterId: string; reason: ReportReason },
  now: number,
): Promise<void> {
  const { room, seq, reporterId, reason } = report;
  const message = await sql
    .selectFrom('chat_message')
    .select(['member_id', 'body', 'kind'])
    .where('room_id', '=', room.id)
    .where('seq', '=', seq)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  const author = message?.member_id ?? null;
  if (!message || author === null || author === reporterId) throw new ChatRefusal('not_found');
  await sql
    .insertInto('chat_report')
    .values({
      id: uuid(),
      room_id: room.id,
      seq,
      reporter_id: reporterId,
      author_id: author,
      body: message.body,
      reason,
      at: now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Moves what a member has read in a room forward. True when it has moved. */
export async function markRead(
  sql: Sql,
  { memberId, room, seq }: { memberId: string; room: string; seq: number },
): Promise<boolean> {
  const moved = await sql
    .insertInto('chat_read')
    .columns(['member_id', 'room_id', 'seq'])
    .expression((from) =>
      from
        .selectFrom('chat_room')
        .select((of) => [
          of.cast<string>(of.val(memberId), 'uuid').as('member_id'),
          'id',
          of.fn<number>('least', ['last_seq', of.cast<number>(of.val(seq), 'int8')]).as('seq'),
        ])
        .where('id', '=', room),
    )
    .onConflict((on) =>
      on
        .columns(['member_id', 'room_id'])
        .doUpdateSet((of) => ({ seq: of.ref('excluded.seq') }))
        .whereRef('chat_read.seq', '<', 'excluded.seq'),
    )
    .returning('seq')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The place up to which the other side of a private room has read. 0 in other rooms. */
export async function readByOthers(sql: Sql, { id, kind }: Room, memberId: string) {
  if (kind === 'support') {
    const room = await sql
      .selectFrom('chat_room')
      .select('operator_seq')
      .where('id', '=', id)
      .executeTakeFirst();
    return room?.operator_seq ?? 0;
  }
  if (kind !== 'team') return 0;
  const mark = await sql
    .selectFrom('chat_read')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('room_id', '=', id)
    .where('member_id', '!=', memberId)
    .executeTakeFirst();
  return Number(mark?.seq ?? 0);
}
