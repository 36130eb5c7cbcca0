import * as calls from '#contract/calls/launch.ts';
import { fingerprint, randomSecret } from '../store/hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { issueTrial } from './trial-rounds.ts';
import { answer, type Visit } from '../http/request-context.ts';
import { visitorKey } from '../http/visitor-key.ts';

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

/** How often one visitor may begin with fresh play money. */
const freshTrials = { most: 60, withinMs: 10 * 60_000 };

/** A game and the page that plays it; refused when it is not among those that are meant, or when it is closed. */
async function findGame(
  { sql }: Visit,
  nodeId: number,
  meant: { vendor: string } | { trial: true },
) {
  const game = await sql
    .selectFrom('game')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .select(['under_maintenance', 'kind'])
    // Nodes are smaller than what an address may ask for.
    .where('node_id', '=', (at) => at.cast<number>(at.val(nodeId), 'int8'))
    .where((where) => where.and(meant))
    .executeTakeFirst();
  if (!game) throw new Refusal(404, 'not_found', { message: 'There is no such game' });
  if (game.under_maintenance) throw new Refusal(200, 'game_under_maintenance');
  return game;
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
  const { kind } = await findGame(visit, request.nodeId, { vendor: request.vendor });
  const ticket = await issueTicket(visit, request.nodeId);
  return { content: { game_url: `${visit.gamesOrigin}/${kind}#${ticket}` } };
});

export const launchTrial = answer(calls.launchTrial, async ({ nodeId }, visit) => {
  await visit.attempts.allow(`trials ${visitorKey(visit.ip)}`, freshTrials);
  const { kind } = await findGame(visit, nodeId, { trial: true });
  const ticket = await issueTrial(visit.sql, { nodeId, language: visit.language, now: visit.now });
  return { content: { game_url: `${visit.gamesOrigin}/trial/${kind}#${ticket}` } };
});
