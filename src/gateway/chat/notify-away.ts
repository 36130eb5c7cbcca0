import { sql as raw } from 'kysely';
import { recordEvents } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type { Room } from './rooms.ts';

/** A member with an unread message that is not older was notified of it already: the app asks each minute by itself. */
const notifyEveryMs = 60_000;

/** A stored message. */
interface Stored {
  /** Null: the operator. */
  readonly memberId: string | null;
  readonly seq: number;
  /** Members who are notified of it: it names or answers them. */
  readonly notified: readonly string[];
}

/** The members for whom the message waits, as `countUnread` counts, and who were not notified of another one a moment ago. */
async function findAway(
  sql: Sql,
  { id, kind, owner }: Room,
  { memberId, seq, notified }: Stored,
  now: number,
): Promise<{ id: string; isHere: boolean }[]> {
  const isPrivate = kind === 'team' || kind === 'support';
  const isNotified =
    notified.length > 0 ? raw<boolean>`member.id in (${raw.join(notified)})` : raw`false`;
  const mentioned = raw<boolean>`exists (
    select from chat_mention
    where member_id = member.id and room_id = ${id} and seq = earlier.seq
  )`;
  const { rows } = await raw<{ id: string; isHere: boolean }>`
    select member.id, exists (
      select from chat_presence where member_id = member.id
    ) as "isHere"
    from member
    left join chat_read as mark on mark.room_id = ${id} and mark.member_id = member.id
    where member.id is distinct from ${memberId}::uuid
      and (
        ${isNotified}
        or (${kind === 'support'} and member.id = ${owner}::uuid)
        or (${kind === 'team'} and (member.id = ${owner}::uuid or upline_id = ${owner}::uuid))
      )
      and (${kind !== 'team'} or mark.seq is not null)
      and not exists (
        select from chat_presence where room_id = ${id} and member_id = member.id
      )
      and not exists (
        select from chat_block
        where chat_block.member_id = member.id and blocked_id = ${memberId}::uuid
      )
      and not exists (
        select from chat_message as earlier
        where room_id = ${id} and state = 'sent' and at > ${now - notifyEveryMs}
          and earlier.seq < ${seq} and earlier.seq > coalesce(mark.seq, 0)
          and earlier.member_id is distinct from member.id
          and ${isPrivate ? raw`true` : mentioned}
      )`.execute(sql);
  return rows;
}

/**
 * Records a live event for each member for whom a message waits and who does not have its room open, at most one a minute
 * while messages of the room are unread. It is quiet for a member who has another room open, and for talk of a team that
 * names nobody. Call in the transaction of the message.
 */
export async function notifyAway(
  sql: Sql,
  room: Room,
  message: Stored,
  now: number,
): Promise<void> {
  const { memberId, notified } = message;
  const isAnswer = room.kind === 'support' && memberId === null;
  if (notified.length === 0 && room.kind !== 'team' && !isAnswer) return;
  const away = await findAway(sql, room, message, now);
  const cause = { table: 'chat_room', id: room.id };
  const events = away.map(({ id, isHere }) => {
    const isQuiet = isHere || (!isAnswer && !notified.includes(id));
    const values = isQuiet ? { quiet: true } : {};
    return { memberId: id, kind: 'chatMessage' as const, cause, values, at: now };
  });
  await recordEvents(sql, events);
}
