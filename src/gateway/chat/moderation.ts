import type { Sql } from '../store/database.ts';
import { addMessage, dropMessage } from './add-message.ts';
import { signalChat } from './streams/chat-signals.ts';
import { cleanText } from './clean-text.ts';
import { type ChatMessage, readPage } from './read-messages.ts';
import type { Room } from './rooms.ts';
import { namesOf } from './session.ts';

const mostListed = 100;

async function findRoom(sql: Sql, id: string): Promise<Room | null> {
  const found = await sql
    .selectFrom('chat_room')
    .select(['id', 'kind', 'member_id as owner'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** The open reports, oldest first. */
export async function listReports(sql: Sql) {
  return sql
    .selectFrom('chat_report')
    .innerJoin('member as author', 'author.id', 'author_id')
    .innerJoin('member as reporter', 'reporter.id', 'reporter_id')
    .select([
      'chat_report.id',
      'room_id as room',
      'seq',
      'body',
      'reason',
      'at',
      'author_id as authorId',
    ])
    .select(['author.username as author', 'reporter.username as reporter'])
    .where('state', '=', 'open')
    .orderBy('chat_report.id')
    .limit(mostListed)
    .execute();
}

/**
 * Answers a report: removes the message or leaves it, and with it answers all open reports of the message. False when it is
 * answered already. Call inside a transaction.
 */
export async function answerReport(sql: Sql, id: string, removes: boolean): Promise<boolean> {
  const state = removes ? ('removed' as const) : ('dismissed' as const);
  const moved = await sql
    .updateTable('chat_report')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['room_id', 'seq'])
    .executeTakeFirst();
  if (!moved) return false;
  await sql
    .updateTable('chat_report')
    .set({ state })
    .where('room_id', '=', moved.room_id)
    .where('seq', '=', moved.seq)
    .where('state', '=', 'open')
    .execute();
  const room = await findRoom(sql, moved.room_id);
  if (removes && room !== null) await dropMessage(sql, { room, seq: moved.seq, author: null });
  return true;
}

/** The rooms of the support with a message, those that wait for the operator first. */
export async function listSupportRooms(sql: Sql) {
  const rows = await sql
    .selectFrom('chat_room')
    .innerJoin('member', 'member.id', 'chat_room.member_id')
    .select(['chat_room.id', 'username', 'last_seq as lastSeq', 'operator_seq as operatorSeq'])
    .where('kind', '=', 'support')
    .where('last_seq', '>', 0)
    .orderBy((of) => of('last_seq', '>', of.ref('operator_seq')), 'desc')
    .orderBy('chat_room.id')
    .limit(mostListed)
    .execute();
  return rows.map(({ lastSeq, operatorSeq, ...room }) => ({
    ...room,
    waits: lastSeq > operatorSeq,
  }));
}

/** The last messages of a room. The operator has read them: the member is notified. Null when there is no such room. */
export async function readAsOperator(sql: Sql, id: string): Promise<ChatMessage[] | null> {
  const room = await findRoom(sql, id);
  if (room === null) return null;
  const messages = await readPage(sql, id, null, mostListed);
  const seq = Math.max(0, ...messages.map(({ version }) => version));
  const moved = await sql
    .updateTable('chat_room')
    .set({ operator_seq: seq })
    .where('id', '=', id)
    .where('operator_seq', '<', seq)
    .returning('id')
    .executeTakeFirst();
  if (moved) signalChat(sql, { kind: 'read', room: id, by: '', seq });
  return messages;
}

/** Writes as the operator, once for each client id. False when there is no such room. Call inside a transaction. */
export async function writeAsOperator(
  sql: Sql,
  { room: id, text, clientId }: { room: string; text: string; clientId: string },
  now: number,
): Promise<boolean> {
  const room = await findRoom(sql, id);
  if (room === null) return false;
  const content = { kind: 'text', text: cleanText(text), win: null } as const;
  const message = { ...content, memberId: null, clientId, replyTo: null, mentions: [] };
  await addMessage(sql, room, message, now);
  return true;
}

/** The rooms that are open to all and the rooms of teams, with their pauses. */
export async function listRooms(sql: Sql) {
  const rows = await sql
    .selectFrom('chat_room')
    .select(['id', 'member_id', 'last_seq as messages', 'slow_seconds as slowSeconds'])
    .where('kind', '!=', 'support')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  const names = await namesOf(
    sql,
    rows.flatMap((row) => row.member_id ?? []),
  );
  return rows.map(({ member_id: owner, ...row }) => ({
    ...row,
    owner: names.get(owner ?? '') ?? null,
  }));
}

/** Sets the pause between two messages of a member, in seconds. False when there is no such room. */
export async function setPause(sql: Sql, id: string, seconds: number): Promise<boolean> {
  const changed = await sql
    .updateTable('chat_room')
    .set({ slow_seconds: seconds })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The members who may not write now. */
export async function listMutes(sql: Sql, now: number) {
  return sql
    .selectFrom('chat_mute')
    .innerJoin('member', 'member.id', 'chat_mute.member_id')
    .select(['member.id', 'username', 'until', 'reason'])
    .where('until', '>', now)
    .orderBy('until')
    .limit(mostListed)
    .execute();
}

/** Mutes a member until a time, in all rooms but the support; a time that is over ends it. */
export async function muteMember(
  sql: Sql,
  { memberId, until, reason }: { memberId: string; until: number; reason: string },
): Promise<void> {
  await sql
    .insertInto('chat_mute')
    .values({ member_id: memberId, until, reason })
    .onConflict((on) => on.column('member_id').doUpdateSet({ until, reason }))
    .execute();
}

/** Covers a word from now on, or no more. */
export async function setWord(sql: Sql, word: string, covered: boolean): Promise<void> {
  if (covered) {
    await sql
      .insertInto('chat_word')
      .values({ word })
      .onConflict((on) => on.doNothing())
      .execute();
  } else {
    await sql.deleteFrom('chat_word').where('word', '=', word).execute();
  }
}

export { readWords } from './order.ts';

/**
 * Takes all texts of a member from the rooms, and deletes the conversation with the support. The places of the messages stay, as those
 * of messages that a member deletes, so that open pages take the texts away. Call inside a transaction.
 */
export async function eraseFromChat(sql: Sql, memberId: string): Promise<void> {
  await sql
    .deleteFrom('chat_room')
    .where('kind', '=', 'support')
    .where('member_id', '=', memberId)
    .execute();
  const messages = await sql
    .selectFrom('chat_message')
    .select(['room_id', 'seq'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'sent')
    .orderBy('room_id')
    .orderBy('seq')
    .execute();
  for (const { room_id: id, seq } of messages) {
    const room = await findRoom(sql, id);
    if (room !== null) await dropMessage(sql, { room, seq, author: memberId });
  }
}
