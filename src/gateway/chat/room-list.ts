import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';
import type { RoomView } from './chat-model.ts';
import { privateRoomsOf, roomsOf, type Visitor } from './rooms.ts';
import { namesOf } from './session.ts';

const ownRooms = (member: Visitor) => privateRoomsOf(member).map(({ id }) => id);

/**
 * Counts the unread messages of a member by room: those in the support room and, after the first visit, in the rooms of
 * teams, and messages of other rooms that name or answer the member. Messages of the member and of blocked ones do not count.
 * Rooms without any are left out.
 */
async function countUnread(
  sql: Sql,
  memberId: string,
  privateRooms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await raw<{ id: string; count: number }>`
    select message.room_id as id, count(*) as count
    from (
      select room_id, seq from chat_message where room_id in (${raw.join(privateRooms)})
      union
      select room_id, seq from chat_mention where member_id = ${memberId}
    ) as candidate
    join chat_message as message using (room_id, seq)
    left join chat_read as mark on mark.room_id = message.room_id and mark.member_id = ${memberId}
    where message.state = 'sent'
      and message.member_id is distinct from ${memberId}
      and message.seq > coalesce(mark.seq, 0)
      and (mark.seq is not null or message.room_id not like 'team:%')
      and not exists (
        select from chat_block
        where chat_block.member_id = ${memberId} and blocked_id = message.member_id
      )
    group by message.room_id`.execute(sql);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The unread messages that wait for a member in all rooms. */
export async function sumUnread(sql: Sql, member: Visitor): Promise<number> {
  const unread = await countUnread(sql, member.id, ownRooms(member));
  return [...unread.values()].reduce((sum, count) => sum + count, 0);
}

/** The rooms of a member with their unread messages. */
export async function listRoomsOf(sql: Sql, member: Visitor): Promise<RoomView[]> {
  const rooms = roomsOf(member);
  const unread = await countUnread(sql, member.id, ownRooms(member));
  const ids = rooms.map(({ id }) => id);
  const rows = await sql
    .selectFrom('chat_room')
    .select(['id', 'slow_seconds'])
    .where('id', 'in', ids)
    .execute();
  const slow = new Map(rows.map((row) => [row.id, row.slow_seconds]));
  const owners = rooms.flatMap(({ kind, owner }) => (kind === 'team' ? (owner ?? []) : []));
  const names = await namesOf(sql, owners);
  return rooms.map(({ id, kind, owner }) => ({
    id,
    kind,
    owner: kind === 'team' ? (names.get(owner ?? '') ?? null) : null,
    unread: unread.get(id) ?? 0,
    slowSeconds: slow.get(id) ?? 0,
  }));
}
