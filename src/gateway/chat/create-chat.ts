import type { Log } from '../log.ts';
import { appPaths } from '#protocol/paths.ts';
import type { Attempts, Sessions } from '../accounts/accounts.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/database.ts';
import { hasModule, type OperatorSettings, requireOpenSite } from '../system/system.ts';
import { addMessage, dropMessage } from './add-message.ts';
import type { Chat } from './chat-model.ts';
import { ChatRefusal } from './chat-refusal.ts';
import { signalChat } from './streams/chat-signals.ts';
import { createFeeds } from './streams/feeds.ts';
import {
  blockedBy,
  markRead,
  mutedUntil,
  readByOthers,
  reportMessage,
  requireVoice,
  setBlocked,
} from './order.ts';
import { prepareMessage } from './prepare-message.ts';
import { readOne, readPage } from './read-messages.ts';
import { listRoomsOf, sumUnread } from './room-list.ts';
import { ensureRoom, privateRoomsOf, requireRoom, roomByName } from './rooms.ts';
import { type ChatMember, findMember, takeTicket } from './session.ts';
import { lastWins } from './wins.ts';

interface Needs {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  /** The real time. */
  readonly realClock: Clock;
  /** Origins of the app, whose addresses texts may have; `:*` stands for any port. */
  readonly appOrigins: readonly string[];
  readonly log: Log;
}

const pageSize = 40;
const messages = { max: 12, windowMs: 10_000 };
const otherActs = { max: 60, windowMs: 60_000 };
/** The others are notified at most this often that a member writes, in milliseconds. */
const typingEveryMs = 2_000;

/** Runs work whose refusals of limits become refusals of the chat. */
async function limited(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    throw new ChatRefusal('too_many', { seconds: error.retryAfterSeconds ?? 10 });
  }
}

/** Creates the chat of this gateway. */
export function createChat({
  database,
  settings,
  attempts,
  realClock,
  appOrigins,
  ...needs
}: Needs): Chat {
  const { sql, transaction } = database;
  const { clock } = settings;
  const feeds = createFeeds({ ...needs, database, realClock });
  /** Times of the last note that a member writes. */
  const typists = new Map<string, number>();

  async function requireOpen(): Promise<void> {
    const current = await settings.read();
    try {
      requireOpenSite(current);
    } catch {
      throw new ChatRefusal('closed');
    }
    if (!hasModule({ settings: current }, 'CBS3')) throw new ChatRefusal('closed');
  }

  async function memberOf(session: string): Promise<ChatMember> {
    await requireOpen();
    return findMember(sql, session, clock.now());
  }

  const count = (member: ChatMember, what: string, limit: typeof messages) =>
    limited(attempts.consume(`chat ${what} ${member.id}`, limit));

  return {
    async open(ticket) {
      await requireOpen();
      const now = clock.now();
      const { session, room, language } = await transaction((within) =>
        takeTicket(within, ticket, now),
      );
      const member = await findMember(sql, session, now);
      const { id, name, level } = member;
      return {
        session,
        language,
        room: roomByName(member, room),
        self: { id, name, level },
        rooms: await listRoomsOf(sql, member),
        blocked: await blockedBy(sql, id),
        mutedUntil: await mutedUntil(sql, id, now),
        pages: appPaths,
      };
    },
    async rooms(session) {
      return listRoomsOf(sql, await memberOf(session));
    },
    async history(session, id, before) {
      const member = await memberOf(session);
      const room = requireRoom(member, id);
      // The number is read first: what comes later is in the stream that is opened after it.
      const last = await sql
        .selectFrom('chat_room')
        .select('last_seq')
        .where('id', '=', id)
        .executeTakeFirst();
      const page = await readPage(sql, id, before, pageSize + 1);
      return {
        messages: page.slice(-pageSize),
        more: page.length > pageSize,
        version: last?.last_seq ?? 0,
        readSeq: await readByOthers(sql, room, member.id),
      };
    },
    async send(session, message) {
      const member = await memberOf(session);
      const room = requireRoom(member, message.room);
      await count(member, 'messages', messages);
      if (room.kind !== 'support') await requireVoice(sql, member.id, clock.now());
      const prepared = await prepareMessage(sql, member.id, message, appOrigins);
      const seq = await transaction((within) => addMessage(within, room, prepared, clock.now()));
      const stored = await readOne(sql, room.id, seq);
      if (stored === null) throw new ChatRefusal('not_found');
      return stored;
    },
    async remove(session, { room: id, seq }) {
      const member = await memberOf(session);
      const room = requireRoom(member, id);
      await count(member, 'acts', otherActs);
      const dropped = { room, seq, author: member.id };
      if (!(await transaction((within) => dropMessage(within, dropped)))) {
        throw new ChatRefusal('not_found');
      }
    },
    async read(session, { room: id, seq }) {
      const member = await memberOf(session);
      const room = requireRoom(member, id);
      const moved = await markRead(sql, { memberId: member.id, room: id, seq });
      if (moved && (room.kind === 'team' || room.kind === 'support')) {
        signalChat(sql, { kind: 'read', room: id, by: member.id, seq });
      }
      return sumUnread(sql, member);
    },
    async typing(session, id) {
      const member = await memberOf(session);
      requireRoom(member, id);
      const now = realClock.now();
      if (now - (typists.get(member.id) ?? 0) < typingEveryMs) return;
      if (typists.size > 10_000) typists.clear();
      typists.set(member.id, now);
      signalChat(sql, { kind: 'typing', room: id, member: member.id, name: member.name });
    },
    async report(session, { room: id, seq, reason }) {
      const member = await memberOf(session);
      const room = requireRoom(member, id);
      await count(member, 'acts', otherActs);
      await reportMessage(sql, { room, seq, reporterId: member.id, reason }, clock.now());
    },
    async block(session, otherId, blocked) {
      const member = await memberOf(session);
      await count(member, 'acts', otherActs);
      await setBlocked(sql, { memberId: member.id, otherId, blocked });
    },
    async wins(session) {
      const member = await memberOf(session);
      return lastWins(sql, member.id);
    },
    async stream(session, id, after) {
      const member = await memberOf(session);
      const room = requireRoom(member, id);
      await ensureRoom(sql, room);
      const privateRooms = privateRoomsOf(member).map((own) => own.id);
      const { id: memberId, sessionHash } = member;
      const stream = await feeds.open({ memberId, sessionHash, room: id, privateRooms }, after);
      if (stream === null) throw new ChatRefusal('too_many', { seconds: 10 });
      return stream;
    },
    endStreams: feeds.end,
    close: feeds.close,
  };
}
