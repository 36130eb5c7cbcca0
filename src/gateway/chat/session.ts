import { maskNickname, isLiving } from '../accounts/accounts.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import type { Sql } from '../store/database.ts';
import { ChatRefusal } from './chat-refusal.ts';
import type { Visitor } from './rooms.ts';

/** A person as the others see them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Name of the level. Empty without one. */
  readonly level: string;
}

/** The member of a session of the page. */
export interface ChatMember extends Visitor, Person {
  /** Key of the session of the member, which the one of the page ends with. */
  readonly sessionHash: string;
}

interface Named {
  readonly nickname: string;
  readonly username_key: string;
}

/** The name that others see: the nickname, masked while it is the name to sign in with. */
export function chatName({ nickname, username_key: key }: Named): string {
  return nickname.trim().toLowerCase() === key ? maskNickname(nickname) : nickname;
}

/** Exchanges a ticket for a session of the page. Refusal `ticket_used`. Call inside a transaction. */
export async function takeTicket(sql: Sql, ticket: string, now: number) {
  const taken = await sql
    .deleteFrom('chat_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .returning(['session_hash', 'member_id', 'room', 'language'])
    .executeTakeFirst();
  if (!taken) throw new ChatRefusal('ticket_used');
  const { room, language, ...row } = taken;
  const session = randomToken();
  await sql
    .insertInto('chat_session')
    .values({ ...row, token_hash: hashToken(session) })
    .execute();
  return { session, room, language };
}

/** Finds the member of a session of the page. Refusal `session_over` when it is unknown or the member's session has ended. */
export async function findMember(sql: Sql, session: string, now: number): Promise<ChatMember> {
  const row = await sql
    .selectFrom('chat_session')
    .innerJoin('session', 'session.token_hash', 'chat_session.session_hash')
    .innerJoin('member', 'member.id', 'chat_session.member_id')
    .select(['member.id', 'type', 'upline_id as uplineId', 'nickname', 'username_key', 'level'])
    .select('session.token_hash as sessionHash')
    .where('chat_session.token_hash', '=', hashToken(session))
    .where(isLiving(now))
    .executeTakeFirst();
  if (!row) throw new ChatRefusal('session_over');
  const { nickname, username_key, ...member } = row;
  return { ...member, name: chatName({ nickname, username_key }) };
}

/** The names of members as others see them, by id. */
export async function namesOf(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql
    .selectFrom('member')
    .select(['id', 'nickname', 'username_key'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, chatName(row)]));
}
