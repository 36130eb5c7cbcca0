import * as calls from '#contract/calls/games.ts';
import { fingerprint, randomSecret } from '../fingerprint.ts';
import { Refusal } from '../refusal.ts';
import { answer, type Visit } from '../visit.ts';

/** How long a launch ticket is good for, in milliseconds. */
const ticketLimit = 60_000;

/** A ticket that the page of the game exchanges once, and soon, for a session. */
async function issueTicket({ sql, member, now, language }: Visit, nodeId: number): Promise<string> {
  const ticket = randomSecret();
  await sql
    .insertInto('launch_ticket')
    .values({
      ticket_hash: fingerprint(ticket),
      session_hash: member.sessionHash,
      member_id: member.id,
      node_id: nodeId,
      language,
      expires_at: now + ticketLimit,
    })
    .execute();
  return ticket;
}

async function checkOpen({ sql }: Visit, nodeId: number, vendor: string): Promise<void> {
  const game = await sql
    .selectFrom('game')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .select('under_maintenance')
    .where('node_id', '=', nodeId)
    .where('vendor.code', '=', vendor)
    .executeTakeFirst();
  if (!game) throw new Refusal(404, 'not_found', { message: 'There is no such game' });
  if (game.under_maintenance) throw new Refusal(200, 'game_under_maintenance');
}

export const launchGame = answer(calls.launchGame, async (request, visit) => {
  if (visit.member.type === 4) throw new Refusal(200, 'need_true_account');
  if (request.launchMode === 'LOTT') {
    const { lottoView, lottoGameCode } = request;
    const place = new URLSearchParams({
      view: lottoView,
      game: lottoGameCode,
      language: visit.language,
    });
    return { gameUrl: `${visit.gamesOrigin}/lottery#${place.toString()}` };
  }
  await checkOpen(visit, request.nodeId, request.vendor);
  const ticket = await issueTicket(visit, request.nodeId);
  return { content: { game_url: `${visit.gamesOrigin}/slot#${ticket}` } };
});
