import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import type { Seed } from './seed.ts';

const hour = 3_600_000;

/** Adds the messages of the seed to the inboxes of its accounts. */
export async function loadMessages(
  sql: Sql,
  { messages }: Pick<Seed, 'messages'>,
  memberIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const rows = messages.flatMap(({ to, sender, title, content, hoursAgo, read }) =>
    to.map((username) => ({
      id: uuid(),
      member_id: memberIds.get(username) ?? '',
      sender,
      titles: JSON.stringify(title),
      contents: JSON.stringify(content),
      sent_at: now - hoursAgo * hour,
      read_at: read ? now - (hoursAgo - 1) * hour : null,
    })),
  );
  if (rows.length > 0) await sql.insertInto('message').values(rows).execute();
}
