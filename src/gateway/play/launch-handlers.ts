import * as calls from '#protocol/calls/launch.ts';
import { isShownAt, selectPlayable } from '../catalogue/catalogue.ts';
import { hashToken, randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { requireIdentityToPlay } from '../identity/identity.ts';
import { movesToGames, moveToGame } from '../wallets/wallets.ts';
import { checkTimeLimits } from '../limits/limits.ts';
import { recordLaunch } from './sessions/play-sessions.ts';
import { hasModule } from '../system/system.ts';
import { issueTrial } from './trial-rounds.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';

/** Lifetime of a launch ticket, in milliseconds. */
const ticketLifeMs = 60_000;

/** Issues a one-use ticket that the page of the game exchanges for a game session. */
async function issueTicket(
  { sql, member, market, now, language }: RequestContext,
  nodeId: number,
): Promise<string> {
  await recordLaunch(sql, { memberId: member.id, market, now });
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

/** The game itself. Refusal `game_under_maintenance` while its vendor is under maintenance, or the game is hidden. */
function openGame<Game extends { readonly underMaintenance: boolean }>(game: Game): Game {
  if (game.underMaintenance) throw new Refusal(200, 'game_under_maintenance');
  return game;
}

/** The kind of a game that meets a condition. Refusals `not_found`, and `game_under_maintenance` for its vendor or itself. */
async function findGame(
  { sql, now }: RequestContext,
  nodeId: number,
  condition: { vendor: string } | { trial: true },
) {
  const game = await selectPlayable(sql, now)
    // The column is int4; a request may contain a larger number.
    .where('game.node_id', '=', (at) => at.cast<number>(at.val(nodeId), 'int8'))
    .where((where) => where.and(condition))
    .executeTakeFirst();
  if (!game) throw new Refusal(404, 'not_found', { message: 'There is no such game' });
  return openGame(game);
}

/** Moves the balance of the member to the wallet of the vendor, if the vendors have wallets and the member wants it. */
async function bringMoney(
  { sql, transaction, member, settings, now }: RequestContext,
  vendor: string,
): Promise<void> {
  if (settings.singleWallet || !hasModule({ settings }, 'FUNDTRANS3')) return;
  if (!(await movesToGames(sql, member.id))) return;
  await transaction((within) => moveToGame(within, member.id, vendor, now));
}

/**
 * Path of the lottery page on the games' origin, launched as the first lottery game that is not hidden. Refusal `game_under_maintenance`
 * while its vendor is under maintenance, or all are hidden.
 */
async function launchLottery(context: RequestContext, gameCode: string): Promise<string> {
  const { sql, now, language } = context;
  const game = await selectPlayable(sql, now)
    .where('kind', '=', 'lottery')
    .where(isShownAt(now))
    .orderBy('game.node_id')
    .limit(1)
    .executeTakeFirst();
  if (!game) throw new Refusal(200, 'game_under_maintenance');
  const { nodeId, vendor } = openGame(game);
  await bringMoney(context, vendor);
  const ticket = await issueTicket(context, nodeId);
  const query = new URLSearchParams({ language });
  if (gameCode !== '') query.set('game', gameCode);
  return `/lottery?${query.toString()}#${ticket}`;
}

export const launchGame = handle(calls.launchGame, async (request, context) => {
  requireTrueAccount(context.member);
  const { sql, member, market, now, language } = context;
  await requireIdentityToPlay(sql, member.id, market.identity);
  await checkTimeLimits(sql, { memberId: member.id, maxima: market.maxima }, now);
  if (request.launchMode === 'LOTT') {
    return { gameUrl: await launchLottery(context, request.lottoGameCode) };
  }
  const { kind } = await findGame(context, request.nodeId, { vendor: request.vendor });
  await bringMoney(context, request.vendor);
  const ticket = await issueTicket(context, request.nodeId);
  return { content: { game_url: `/${kind}?language=${language}#${ticket}` } };
});

export const launchTrial = handle(calls.launchTrial, async ({ nodeId }, context) => {
  const { memberOrNull } = context;
  if (memberOrNull !== null && memberOrNull.type !== 4) {
    throw new Refusal(403, 'function.not.available', { message: 'A member plays with money' });
  }
  await context.attempts.consumeFrom('trials', context.ip, trialAllowance);
  const { kind } = await findGame(context, nodeId, { trial: true });
  const { sql, language, now } = context;
  const ticket = await issueTrial(sql, { nodeId, language, now });
  return { content: { game_url: `/trial/${kind}?language=${language}#${ticket}` } };
});
