import * as calls from '#protocol/calls/records/record-exports.ts';
import { requireReports } from '../agents/agents.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { handle } from '../http/request-context.ts';
import { requireModule } from '../system/system.ts';
import { countRows, isOfTeam } from './export-rows.ts';

/** Lifetime of a ticket, in milliseconds. */
const ticketLifeMs = 60_000;

export const openExport = handle(calls.openExport, async (request, context) => {
  const { sql, report, member, language, now } = context;
  if (isOfTeam(request.what)) requireReports(context);
  if (request.what === 'account') requireModule(context, 'MEMTRANS3');
  await context.attempts.consume(`export ${member.id}`, { max: 30, windowMs: 10 * 60_000 });
  const wanted = { memberId: member.id, request, language, asOf: now };
  const rows = await report(member.id, (reader) => countRows(reader, wanted));
  const ticket = randomToken();
  await sql
    .insertInto('export_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      member_id: member.id,
      request: JSON.stringify(request),
      language,
      as_of: now,
      rows,
      expires_at: now + ticketLifeMs,
    })
    .execute();
  return { ticket, rows };
});
