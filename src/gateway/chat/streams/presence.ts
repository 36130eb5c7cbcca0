import type { Sql } from '../../store/database.ts';

/** A member who was not seen for this long, in milliseconds, has left. */
const presentMs = 40_000;

interface Place {
  readonly room: string;
  readonly memberId: string;
}

/** Notes that members have rooms open. `now` is the real time. */
export async function stayInRooms(sql: Sql, places: readonly Place[], now: number): Promise<void> {
  const rows = new Map(
    places.map(({ room, memberId }) => [
      `${room} ${memberId}`,
      { room_id: room, member_id: memberId, seen_at: now },
    ]),
  );
  // In one order, so that two gateways do not wait for each other.
  const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  for (let n = 0; n < sorted.length; n += 1_000) {
    await sql
      .insertInto('chat_presence')
      .values(sorted.slice(n, n + 1_000))
      .onConflict((on) =>
        on
          .columns(['room_id', 'member_id'])
          .doUpdateSet((of) => ({ seen_at: of.ref('excluded.seen_at') })),
      )
      .execute();
  }
}

export async function leaveRoom(sql: Sql, { room, memberId }: Place): Promise<void> {
  await sql
    .deleteFrom('chat_presence')
    .where('room_id', '=', room)
    .where('member_id', '=', memberId)
    .execute();
}

/** The number of members by room, on all gateways. */
export async function countPresent(
  sql: Sql,
  rooms: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (rooms.length === 0) return new Map();
  const rows = await sql
    .selectFrom('chat_presence')
    .select((of) => ['room_id as room', of.fn.countAll<number>().as('count')])
    .where('room_id', 'in', rooms)
    .where('seen_at', '>', now - presentMs)
    .groupBy('room_id')
    .execute();
  return new Map(rows.map(({ room, count }) => [room, Number(count)]));
}

/** Deletes the rows of members who have left. */
export async function purgePresence(sql: Sql, now: number): Promise<void> {
  await sql
    .deleteFrom('chat_presence')
    .where('seen_at', '<', now - presentMs)
    .execute();
}
