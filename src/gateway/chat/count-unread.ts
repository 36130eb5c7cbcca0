import { sql as raw } from 'kysely';
import type { Sql } from '../store/database.ts';

/**
 * Counts the unread messages of a member by room: those in the support room and, after the first visit, in the rooms of
 * teams, and messages of other rooms that name or answer the member. Messages of the member and of blocked ones do not count.
 * Rooms without any are left out.
 */
export async function countUnread(
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
