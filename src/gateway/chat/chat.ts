import type { Sql } from '../store/database.ts';
import { purgePresence } from './streams/presence.ts';

export type { Chat, ChatNeeds, OpenedChat } from './chat-model.ts';
export { ChatRefusal, type ChatReason } from './chat-refusal.ts';
export { chatRoot } from './chat-root.ts';
export { reportReasons } from '../store/tables/chat-tables.ts';
export { createChat } from './create-chat.ts';
export * from './moderation.ts';
export type { ChatMessage } from './read-messages.ts';
export type { StreamLine } from './streams/watcher.ts';

const dayMs = 24 * 3_600_000;
/** Messages of rooms that are open to all, and of the others, are kept for this long. */
const keptMs = { open: 30 * dayMs, private: 365 * dayMs };

/** Deletes expired tickets, old messages, and the presence of members who have left. `now` is the gateway's time. */
export async function purgeChat(sql: Sql, now: number, realNow: number): Promise<void> {
  await sql.deleteFrom('chat_ticket').where('expires_at', '<', now).execute();
  await sql.deleteFrom('chat_mute').where('until', '<', now).execute();
  await purgePresence(sql, realNow);
  for (const [kinds, kept] of [
    [['lobby', 'game'], keptMs.open],
    [['team', 'support'], keptMs.private],
  ] as const) {
    await sql
      .deleteFrom('chat_message')
      .where('at', '<', now - kept)
      .where('room_id', 'in', (of) =>
        of.selectFrom('chat_room').select('id').where('kind', 'in', kinds),
      )
      .execute();
  }
}
