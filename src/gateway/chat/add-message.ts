import type { Sql } from '../store/database.ts';
import { ChatRefusal } from './chat-refusal.ts';
import type { SharedWin } from '../store/tables/chat-tables.ts';
import { signalChat } from './streams/chat-signals.ts';
import { ensureRoom, type Room } from './rooms.ts';
import { notifyAway } from './notify-away.ts';

/** A message to add, cleaned and checked. */
export interface NewMessage {
  /** Null: the operator. */
  readonly memberId: string | null;
  /** The id that the page of the sender has given to it: a message with a known id is not added again. */
  readonly clientId: string;
  readonly kind: 'text' | 'win';
  readonly text: string;
  readonly win: SharedWin | null;
  readonly replyTo: number | null;
  /** Ids of members that the text names. */
  readonly mentions: readonly string[];
}

/** Locks a room until the end of the transaction. Without two at once in it, the numbers of a room have no gaps that fill later. */
async function lockRoom(sql: Sql, room: Room) {
  const locked = () =>
    sql
      .selectFrom('chat_room')
      .select(['last_seq as lastSeq', 'slow_seconds as slowSeconds'])
      .where('id', '=', room.id)
      .forUpdate()
      .executeTakeFirst();
  const found = await locked();
  if (found) return found;
  await ensureRoom(sql, room);
  return (await locked()) ?? { lastSeq: 0, slowSeconds: 0 };
}

/** Takes the next number of a room. Call after `lockRoom`, in the same transaction. */
async function takeNumber(sql: Sql, room: string, lastSeq: number): Promise<number> {
  await sql
    .updateTable('chat_room')
    .set({ last_seq: lastSeq + 1 })
    .where('id', '=', room)
    .execute();
  return lastSeq + 1;
}

/** Refusal `slow` when the pause of the room after the last message of the member is not over. */
async function checkPause(
  sql: Sql,
  { room, memberId, slowSeconds }: { room: string; memberId: string; slowSeconds: number },
  now: number,
): Promise<void> {
  if (slowSeconds === 0) return;
  const last = await sql
    .selectFrom('chat_message')
    .select('at')
    .where('room_id', '=', room)
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const left = (last?.at ?? 0) + slowSeconds * 1_000 - now;
  if (left > 0) throw new ChatRefusal('slow', { seconds: Math.ceil(left / 1_000) });
}

/** The members who are notified of a message: those it names and the author of the one it answers, if they see the room and have not blocked its author. */
async function notifiedBy(
  sql: Sql,
  { id, kind, owner }: Room,
  message: NewMessage,
): Promise<string[]> {
  const { memberId, mentions, replyTo } = message;
  if (kind === 'support' || memberId === null) return [];
  const answered = await sql
    .selectFrom('chat_message')
    .select('member_id')
    .where('room_id', '=', id)
    .where('seq', '=', replyTo ?? 0)
    .executeTakeFirst();
  const named = [...mentions, answered?.member_id ?? memberId].filter((one) => one !== memberId);
  if (named.length === 0) return [];
  const rows = await sql
    .selectFrom('member')
    .select('id')
    .where('id', 'in', named)
    .$if(kind === 'team', (of) =>
      of.where((where) => where.or({ id: owner ?? '', upline_id: owner ?? '' })),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('chat_block')
            .select('blocked_id')
            .whereRef('chat_block.member_id', '=', 'member.id')
            .where('blocked_id', '=', memberId),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Adds a message to a room, once for each client id, and returns its place. Notifies all gateways after the commit, and the
 * members who are away and for whom it waits. Refusals `slow`, and `not_found` for an answer to nothing. Call inside a
 * transaction.
 */
export async function addMessage(
  sql: Sql,
  room: Room,
  message: NewMessage,
  now: number,
): Promise<number> {
  const { memberId, kind, text, win, replyTo, mentions } = message;
  const { lastSeq, slowSeconds } = await lockRoom(sql, room);
  const clientKey = `${memberId ?? 'operator'}:${message.clientId}`;
  const inRoom = sql.selectFrom('chat_message').select('seq').where('room_id', '=', room.id);
  const known = await inRoom.where('client_key', '=', clientKey).executeTakeFirst();
  if (known) return known.seq;
  if (memberId !== null) await checkPause(sql, { room: room.id, memberId, slowSeconds }, now);
  if (replyTo !== null && !(await inRoom.where('seq', '=', replyTo).executeTakeFirst())) {
    throw new ChatRefusal('not_found');
  }
  const notified = await notifiedBy(sql, room, message);
  const seq = await takeNumber(sql, room.id, lastSeq);
  await sql
    .insertInto('chat_message')
    .values({
      room_id: room.id,
      seq,
      version: seq,
      member_id: memberId,
      client_key: clientKey,
      kind,
      body: text,
      win: win && JSON.stringify(win),
      reply_to: replyTo,
      mentions: JSON.stringify(mentions.filter((id) => notified.includes(id))),
      at: now,
    })
    .execute();
  if (notified.length > 0) {
    const rows = notified.map((member) => ({ member_id: member, room_id: room.id, seq }));
    await sql.insertInto('chat_mention').values(rows).execute();
  }
  await notifyAway(sql, room, { memberId, seq, notified }, now);
  signalChat(sql, { kind: 'room', room: room.id });
  for (const member of notified) signalChat(sql, { kind: 'member', member });
  return seq;
}

/**
 * Takes the text from a message: of its author (`deleted`) or of anyone (`removed`, by the operator). False when there is
 * no such message or it is gone already. Call inside a transaction.
 */
export async function dropMessage(
  sql: Sql,
  { room, seq, author }: { room: Room; seq: number; author: string | null },
): Promise<boolean> {
  const { lastSeq } = await lockRoom(sql, room);
  const dropped = await sql
    .updateTable('chat_message')
    .set({
      state: author === null ? 'removed' : 'deleted',
      body: '',
      win: null,
      mentions: '[]',
      version: lastSeq + 1,
    })
    .where('room_id', '=', room.id)
    .where('seq', '=', seq)
    .where('state', '=', 'sent')
    .$if(author !== null, (of) => of.where('member_id', '=', author))
    .returning('seq')
    .executeTakeFirst();
  if (!dropped) return false;
  await takeNumber(sql, room.id, lastSeq);
  await sql
    .deleteFrom('chat_mention')
    .where('room_id', '=', room.id)
    .where('seq', '=', seq)
    .execute();
  signalChat(sql, { kind: 'room', room: room.id });
  return true;
}
