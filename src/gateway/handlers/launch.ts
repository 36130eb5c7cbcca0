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

/** The page that plays a game; refused when there is no such game, or when it is closed. */
async function findPage({ sql }: Visit, nodeId: number, vendor: string): Promise<string> {
  const game = await sql
    .selectFrom('game')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .select(['under_maintenance', 'kind'])
    .where('node_id', '=', nodeId)
    .where('vendor.code', '=', vendor)
    .executeTakeFirst();
  if (!game) throw new Refusal(404, 'not_found', { message: 'There is no such game' });
  if (game.under_maintenance) throw new Refusal(200, 'game_under_maintenance');
  return game.kind;
}

/** Where the lottery is played: under the first game of its kind. */
async function launchLottery(visit: Visit, gameCode: string): Promise<string> {
  const { node_id: nodeId } = await visit.sql
    .selectFrom('game')
    .select('node_id')
    .where('kind', '=', 'lottery')
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ticket = await issueTicket(visit, nodeId);
  const draw = gameCode === '' ? '' : `?${new URLSearchParams({ game: gameCode }).toString()}`;
  return `${visit.gamesOrigin}/lottery${draw}#${ticket}`;
}

export const launchGame = answer(calls.launchGame, async (request, visit) => {
  if (visit.member.type === 4) throw new Refusal(200, 'need_true_account');
  if (request.launchMode === 'LOTT') {
    return { gameUrl: await launchLottery(visit, request.lottoGameCode) };
  }
  const page = await findPage(visit, request.nodeId, request.vendor);
  const ticket = await issueTicket(visit, request.nodeId);
  return { content: { game_url: `${visit.gamesOrigin}/${page}#${ticket}` } };
});
