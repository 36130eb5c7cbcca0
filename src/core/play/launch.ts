import type { RequestOf } from '#protocol/call.ts';
import { launchGame, launchTrial } from '#protocol/calls/launch.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Startable } from './start-rules.ts';

/** A game or a vendor's lobby, a game with play money, or a lottery game by its code (empty for the lottery lobby). */
export type Launch =
  | { readonly game: Startable }
  | { readonly trial: Startable }
  | { readonly lottery: string };

interface Needs {
  send: Send;
  gameAddress(url: string, tries: number): Promise<string | null>;
  /** Number of failed tries before. */
  tries: number;
  /** The player has not left the game meanwhile. */
  isCurrent(): boolean;
}

function requestOf(launch: Exclude<Launch, { trial: Startable }>): RequestOf<typeof launchGame> {
  if ('lottery' in launch) {
    const lottoView = launch.lottery === '' ? 'lobby' : 'betting';
    return { launchMode: 'LOTT', lottoGameCode: launch.lottery, lottoView };
  }
  const { vendor, gameId, nodeId } = launch.game;
  return { launchMode: 'GLS', vendor, gameId: gameId ?? '', nodeId: nodeId ?? 0 };
}

function callGateway(send: Send, launch: Launch): Promise<{ url: string }> {
  if (!('trial' in launch)) return send(launchGame, requestOf(launch));
  const { gameId, nodeId } = launch.trial;
  return send(launchTrial, { gameId: gameId ?? '', nodeId: nodeId ?? 0 });
}

/** The call was not answered, so that a second one may succeed. */
function isTemporary(error: unknown): boolean {
  return error instanceof GatewayError && error.failure.kind === 'unavailable';
}

/**
 * The address at which a game is played. Calls the gateway a second time where the first call is not answered, and not at
 * all once the player has left. Throws GatewayError, also for an address that may not be opened.
 */
export async function fetchGameAddress(
  launch: Launch,
  { send, gameAddress, tries, isCurrent }: Needs,
): Promise<string> {
  async function attempt(count: number): Promise<string> {
    const { url } = await callGateway(send, launch);
    // A network that leads to the app itself opens no game. The next one may.
    const address = (await gameAddress(url, count)) ?? (await gameAddress(url, count + 1));
    if (address === null) throw new GatewayError({ kind: 'unsafeAddress' });
    return address;
  }
  if (!isCurrent()) return '';
  try {
    return await attempt(tries);
  } catch (error) {
    if (!isTemporary(error) || !isCurrent()) throw error;
    return attempt(tries + 1);
  }
}
