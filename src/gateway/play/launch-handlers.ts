import * as calls from '#contract/calls/launch.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { issueTrial } from './trial-rounds.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import { networkKey } from '../http/network-key.ts';

/** Lifetime of a launch ticket, in milliseconds. */
const ticketLifeMs = 60_000;

/** Issues a one-use ticket that the page of the game exchanges for a game session. */
async function issueTicket(
  { sql, member, now, language }: RequestContext,
  nodeId: number,
): Promise<string> {
  const ticket = randomToken();
  await sql
    .insertInto('launch_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      session_hash: member.sessionHash,
      member_id: member.id,
      node_id: nodeId,
      language,
      expires_at: now + ticketLifeMs,
    })
    .execute();
  return ticket;
}

/** Limit of new purses of play money for one network. */
const trialAllowance = { max: 60, windowMs: 10 * 60_000 };

/** The kind of a game that meets a condition. Refusals `not_found`, and `game_under_maintenance` for its vendor. */
async function findGame(
  { sql }: RequestContext,
  nodeId: number,
  condition: { vendor: string } | { trial: true },
) {
  const game = await sql
    .selectFrom('game')
    .innerJoin('vendor', (on) =>
      on.onRef('vendor.code', '=', 'game.vendor').onRef('vendor.category', '=', 'game.category'),
    )
    .select(['under_maintenance', 'kind'])
    // The column is int4; a request may contain a larger number.
    .where('node_id', '=', (at) => at.cast<number>(at.val(nodeId), 'int8'))
    .where((where) => where.and(condition))
    .executeTakeFirst();
  if (!game) throw new Refusal(404, 'not_found', { message: 'There is no such game' });
  if (game.under_maintenance) throw new Refusal(200, 'game_under_maintenance');
  return game;
}

/** Address of the lottery page, launched as the first lottery game. */
async function launchLottery(context: RequestContext, gameCode: string): Promise<string> {
  const { node_id: nodeId } = await context.sql
    .selectFrom('game')
    .select('node_id')
    .where('kind', '=', 'lottery')
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ticket = await issueTicket(context, nodeId);
  const draw = gameCode === '' ? '' : `?${new URLSearchParams({ game: gameCode }).toString()}`;
  return `${context.gamesOrigin}/lottery${draw}#${ticket}`;
}

export const launchGame = handle(calls.launchGame, async (request, context) => {
  if (context.member.type === 4) throw new Refusal(200, 'need_true_account');
  if (request.launchMode === 'LOTT') {
    return { gameUrl: await launchLottery(context, request.lottoGameCode) };
  }
  const { kind } = await findGame(context, request.nodeId, { vendor: request.vendor });
  const ticket = await issueTicket(context, request.nodeId);
  return { content: { game_url: `${context.gamesOrigin}/${kind}#${ticket}` } };
});

export const launchTrial = handle(calls.launchTrial, async ({ nodeId }, context) => {
  await context.attempts.consume(`trials ${networkKey(context.ip)}`, trialAllowance);
  const { kind } = await findGame(context, nodeId, { trial: true });
  const ticket = await issueTrial(context.sql, {
    nodeId,
    language: context.language,
    now: context.now,
  });
  return { content: { game_url: `${context.gamesOrigin}/trial/${kind}#${ticket}` } };
});
