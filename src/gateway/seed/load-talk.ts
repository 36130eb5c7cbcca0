import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import type { SeedTalk } from './model/seed-talk.ts';

const minute = 60_000;

/** The ids of the members who speak, by the key of their username. */
async function findSpeakers(sql: Sql, talk: readonly SeedTalk[]) {
  const names = talk.flatMap(({ messages }) => messages.map(({ username }) => username));
  if (names.length === 0) return new Map<string, string>();
  const rows = await sql
    .selectFrom('member')
    .select(['id', 'username_key'])
    .where('username_key', 'in', [...new Set(names)])
    .execute();
  return new Map(rows.map((row) => [row.username_key, row.id]));
}

/** Adds the messages of the seed to the rooms of the chat. Rooms that are there already stay as they are. */
export async function loadTalk(sql: Sql, talk: readonly SeedTalk[], now: number): Promise<void> {
  const memberIds = await findSpeakers(sql, talk);
  for (const { room, messages } of talk) {
    const known = messages.filter(({ username }) => memberIds.has(username));
    const added = await sql
      .insertInto('chat_room')
      .values({ id: room, kind: room === 'lobby' ? 'lobby' : 'game', last_seq: known.length })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added || known.length === 0) continue;
    const rows = known.map(({ username, minutesAgo, text, replyTo, win }, n) => {
      const answered = replyTo === null ? -1 : known.findIndex((one) => one === messages[replyTo]);
      return {
        room_id: room,
        seq: n + 1,
        version: n + 1,
        member_id: memberIds.get(username) ?? null,
        client_key: `seed:${n + 1}`,
        kind: win === null ? ('text' as const) : ('win' as const),
        body: text,
        win: win && JSON.stringify({ roundId: uuid(), ...win }),
        reply_to: answered < 0 ? null : answered + 1,
        mentions: '[]',
        at: now - minutesAgo * minute,
      };
    });
    await sql.insertInto('chat_message').values(rows).execute();
  }
}
