import { v7 as uuid } from 'uuid';
import * as calls from '#protocol/calls/protection/data-copy.ts';
import { checkLoginPassword } from '../accounts/accounts.ts';
import { recordOwnAudit } from '../audit/audit.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import type { Sql } from '../store/database.ts';
import { sections } from './sections/sections.ts';
import { copyKeptMs } from './write-copies.ts';

/** Lifetime of a ticket, in milliseconds. */
const ticketLifeMs = 60_000;

/** Copies of a member in a day. */
const perDay = { max: 3, windowMs: 24 * 3_600_000 };

/** The copy of the member in wire shape. */
async function reply({ member, market, now }: RequestContext, sql: Sql) {
  const copy = await sql
    .selectFrom('data_copy')
    .select(['state', 'asked_at', 'sections_done', 'sections', 'expires_at'])
    .where('member_id', '=', member.id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return {
    state: copy?.state ?? ('none' as const),
    askDate: copy?.asked_at ?? null,
    doneParts: copy?.sections_done ?? 0,
    allParts: copy?.sections ?? 0,
    expireDate: copy?.state === 'ready' ? copy.expires_at : null,
    keptYears: market.keptYears,
  };
}

export const getDataCopy = handle(calls.getDataCopy, (_, context) => {
  requireTrueAccount(context.member);
  return reply(context, context.sql);
});

/** One copy at a time: a new one replaces an earlier one, and one that is being written goes on. */
export const askDataCopy = handle(calls.askDataCopy, async ({ loginPassword }, context) => {
  const { member, now, attempts } = context;
  requireTrueAccount(member);
  await checkLoginPassword(context, loginPassword);
  await attempts.consume(`data copy ${member.id}`, perDay);
  return context.transaction(async (sql) => {
    await sql
      .deleteFrom('data_copy')
      .where('member_id', '=', member.id)
      .where((is) => is.or([is('state', '!=', 'waiting'), is('expires_at', '<=', now)]))
      .execute();
    const row = { id: uuid(), member_id: member.id, state: 'waiting' as const, asked_at: now };
    const added = await sql
      .insertInto('data_copy')
      .values({ ...row, sections: sections.length, expires_at: now + copyKeptMs })
      .onConflict((on) => on.column('member_id').doNothing())
      .returning('id')
      .execute();
    if (added.length > 0) await recordOwnAudit(sql, context, 'dataCopyAsked');
    return reply(context, sql);
  });
});

export const openDataCopy = handle(calls.openDataCopy, async (_, context) => {
  const { member, now } = context;
  const ticket = randomToken();
  await context.transaction(async (sql) => {
    const copy = await sql
      .selectFrom('data_copy')
      .select('id')
      .where('member_id', '=', member.id)
      .where('state', '=', 'ready')
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!copy) throw new Refusal(404, 'not_found');
    await sql
      .insertInto('data_copy_ticket')
      .values({
        ticket_hash: hashToken(ticket),
        copy_id: copy.id,
        session_hash: member.sessionHash,
        expires_at: now + ticketLifeMs,
      })
      .execute();
    await recordOwnAudit(sql, context, 'dataCopyFetched');
  });
  return { ticket };
});
