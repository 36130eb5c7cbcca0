import type { Sql } from '../store/database.ts';
import type { SharedWin } from '../store/tables/chat-tables.ts';
import { chatName, type Person } from './session.ts';

/** A message as the page shows it. */
export interface ChatMessage {
  readonly room: string;
  /** Place in the room. */
  readonly seq: number;
  /** The number of its last change. Numbers of a room grow with each message and each change. */
  readonly version: number;
  /** Null: the operator. */
  readonly author: Person | null;
  /** The id that the author's page has given to it. */
  readonly clientId: string;
  readonly kind: 'text' | 'win';
  /** Empty when it was deleted or removed. */
  readonly text: string;
  readonly win: Omit<SharedWin, 'roundId'> | null;
  /** The message that it answers. Its text is cut. */
  readonly replyTo: { seq: number; name: string | null; text: string } | null;
  /** Ids of the members that it names. */
  readonly mentions: readonly string[];
  /** Epoch milliseconds. */
  readonly at: number;
  readonly state: 'sent' | 'deleted' | 'removed';
}

/** Length of the part of an answered message that is shown, in characters. */
const previewLength = 80;

function selectMessages(sql: Sql, room: string) {
  return sql
    .selectFrom('chat_message as message')
    .leftJoin('member as author', 'author.id', 'message.member_id')
    .leftJoin('chat_message as first', (on) =>
      on.onRef('first.room_id', '=', 'message.room_id').onRef('first.seq', '=', 'message.reply_to'),
    )
    .leftJoin('member as first_author', 'first_author.id', 'first.member_id')
    .select(['message.seq', 'message.version', 'message.member_id', 'message.client_key'])
    .select(['message.kind', 'message.body', 'message.win', 'message.mentions', 'message.at'])
    .select(['message.state', 'message.reply_to'])
    .select(['author.nickname', 'author.username_key', 'author.level'])
    .select(['first.body as first_body', 'first_author.nickname as first_nickname'])
    .select('first_author.username_key as first_key')
    .where('message.room_id', '=', room);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

function nameOf(nickname: string | null, key: string | null): string | null {
  return nickname === null || key === null ? null : chatName({ nickname, username_key: key });
}

function describe(room: string, row: Row): ChatMessage {
  const name = nameOf(row.nickname, row.username_key);
  const author = row.member_id === null ? null : { id: row.member_id, name: name ?? '' };
  const { roundId: _, ...win } = row.win ?? {
    roundId: '',
    game: '',
    nodeId: 0,
    stake: 0,
    payout: 0,
  };
  return {
    room,
    seq: row.seq,
    version: row.version,
    author: author && { ...author, level: row.level ?? '' },
    clientId: row.client_key.slice(row.client_key.indexOf(':') + 1),
    kind: row.kind,
    text: row.body,
    win: row.win && win,
    replyTo:
      row.reply_to === null
        ? null
        : {
            seq: row.reply_to,
            name: nameOf(row.first_nickname, row.first_key),
            text: Array.from(row.first_body ?? '')
              .slice(0, previewLength)
              .join(''),
          },
    mentions: row.mentions,
    at: row.at,
    state: row.state,
  };
}

/** The messages of a room that are new or changed after a number, in the order of their numbers. */
export async function readChanges(
  sql: Sql,
  room: string,
  after: number,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await selectMessages(sql, room)
    .where('message.version', '>', after)
    .orderBy('message.version')
    .limit(limit)
    .execute();
  return rows.map((row) => describe(room, row));
}

/** A page of a room: the messages before a place, or the last ones for null. Oldest first. */
export async function readPage(
  sql: Sql,
  room: string,
  before: number | null,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await selectMessages(sql, room)
    .$if(before !== null, (of) => of.where('message.seq', '<', before ?? 0))
    .orderBy('message.seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => describe(room, row)).toReversed();
}

/** One message. Null when there is none. */
export async function readOne(sql: Sql, room: string, seq: number): Promise<ChatMessage | null> {
  const row = await selectMessages(sql, room).where('message.seq', '=', seq).executeTakeFirst();
  return row ? describe(room, row) : null;
}
