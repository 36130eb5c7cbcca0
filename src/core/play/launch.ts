import type { RequestOf } from '#contract/call.ts';
import { launchGame, launchTrial } from '#contract/calls/launch.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import { gameAddress } from '../system/address.ts';
import type { Startable } from './start-rules.ts';

export interface PlayState {
  phase: 'idle' | 'opening' | 'playing' | 'failed';
  game: Startable | null;
  /** Whether it is tried with play money. */
  trial: boolean;
  /** Where the frame is to go. It works once and soon. */
  url: string | null;
  failure: Failure | null;
}

/** What to open: a game or a vendor's lobby, a game to be tried with play money, or a lottery game by its code, the lottery's lobby when that is empty. */
export type Opened =
  { readonly game: Startable } | { readonly trial: Startable } | { readonly lottery: string };

interface Needs {
  send: Send;
  origin: string;
  launchBase(tries: number): string | null;
  /** How often it was tried in vain before. */
  tries: number;
}

const failed = { phase: 'failed', url: null } as const;

function requestOf(opened: Exclude<Opened, { trial: Startable }>): RequestOf<typeof launchGame> {
  if ('lottery' in opened) {
    const lottoView = opened.lottery === '' ? 'lobby' : 'betting';
    return { launchMode: 'LOTT', lottoGameCode: opened.lottery, lottoView };
  }
  const { vendor, gameId, nodeId } = opened.game;
  return { launchMode: 'GLS', vendor, gameId: gameId ?? '', nodeId: nodeId ?? 0 };
}

function askFor(send: Send, opened: Opened): Promise<{ url: string }> {
  if (!('trial' in opened)) return send(launchGame, requestOf(opened));
  const { gameId, nodeId } = opened.trial;
  return send(launchTrial, { gameId: gameId ?? '', nodeId: nodeId ?? 0 });
}

/** Nothing was said against the game: the call did not get through, and may the next time. */
function isPassing(error: unknown): boolean {
  return error instanceof GatewayError && error.failure.kind === 'unavailable';
}

/** Asks where a game is to be played, once more where the first call does not get through. Tells the state of it while `isCurrent`. Throws GatewayError, also for an address that may not be framed. */
export async function openGame(
  state: PlayState,
  opened: Opened,
  { send, origin, launchBase, tries }: Needs,
  isCurrent: () => boolean,
): Promise<void> {
  async function ask(base: string | null): Promise<string> {
    const { url } = await askFor(send, opened);
    const address = gameAddress(url, { base, origin });
    if (address === null) throw new GatewayError({ kind: 'unavailable', status: null });
    return address;
  }
  try {
    const url = await ask(launchBase(tries)).catch((error: unknown) => {
      if (!isPassing(error) || !isCurrent()) throw error;
      return ask(launchBase(tries + 1));
    });
    if (isCurrent()) Object.assign(state, { phase: 'playing', url });
  } catch (error) {
    if (isCurrent() && error instanceof GatewayError) {
      Object.assign(state, failed, { failure: error.failure });
    }
    throw error;
  }
}
