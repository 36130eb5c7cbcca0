import type { Sql } from '../store/database.ts';
import type { RoomView } from './chat-model.ts';
import { countUnread } from './count-unread.ts';
import { privateRoomsOf, roomsOf, type Visitor } from './rooms.ts';
import { namesOf } from './session.ts';

const ownRooms = (member: Visitor) => privateRoomsOf(member).map(({ id }) => id);

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
