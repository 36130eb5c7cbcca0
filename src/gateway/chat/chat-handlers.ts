import * as calls from '#protocol/calls/contact/chat.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import { chatRoot } from './chat-root.ts';
import { sumUnread } from './room-list.ts';
import { findVisitor, type Visitor } from './rooms.ts';

/** Lifetime of a ticket, in milliseconds. */
const ticketLifeMs = 60_000;
const launches = { max: 30, windowMs: 60_000 };

/** The member as a visitor of the chat. Refusal `need_true_account`. */
async function visitorOf(context: RequestContext): Promise<Visitor> {
  const { sql, member } = context;
  requireTrueAccount(member);
  const visitor = await findVisitor(sql, member.id);
  if (visitor === null) throw new Refusal(401, 'login.not.session');
  return visitor;
}

export const launchChat = handle(calls.launchChat, async ({ room }, context) => {
  await visitorOf(context);
  const { sql, member, language, gamesOrigin, attempts, now } = context;
  await attempts.consume(`chat launch ${member.id}`, launches);
  const ticket = randomToken();
  await sql
    .insertInto('chat_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      session_hash: member.sessionHash,
      member_id: member.id,
      room,
      language,
      expires_at: now + ticketLifeMs,
    })
    .execute();
  return { chatUrl: `${gamesOrigin}${chatRoot}?language=${language}#${ticket}` };
});

export const getChatUnread = handle(calls.getChatUnread, async (_, context) => {
  const visitor = await visitorOf(context);
  return { unReadCount: await sumUnread(context.sql, visitor) };
});
