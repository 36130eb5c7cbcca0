import { proxy } from 'valtio/vanilla';
import type { RequestOf } from '#contract/call.ts';
import type { launchGame } from '#contract/calls/games.ts';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Startable } from '../rules/start.ts';

export interface PlayState {
  phase: 'idle' | 'opening' | 'playing' | 'failed';
  game: Startable | null;
  /** Where the frame is to go. It works once and soon. */
  url: string | null;
  failure: Failure | null;
}

export interface Play {
  readonly state: PlayState;
  /** Opens a game that `rules/start.ts` lets play. Throws GatewayError. */
  launch(game: Startable): Promise<void>;
  /** Opens a lottery game by its code, or the lottery lobby. Throws GatewayError. */
  launchLottery(gameCode?: string): Promise<void>;
  leave(): void;
}

interface Needs {
  send: Send;
  /** The origin of the app. */
  origin: string;
  /** The delivery network that games given by path alone are launched from. */
  launchBase(): string | null;
  /** The player comes back from a game, with another balance. */
  onPlayed(): void;
}

const nothing: PlayState = { phase: 'idle', game: null, url: null, failure: null };

/** The game that is being played. */
export function createPlay({ send, origin, launchBase, onPlayed }: Needs): Play {
  const state = proxy<PlayState>({ ...nothing });
  let latest = 0;

  async function ask(request: RequestOf<typeof launchGame>): Promise<string> {
    const { askGameAddress } = await import('./game-address.ts');
    return askGameAddress(send, request, { base: launchBase(), origin });
  }

  async function open(
    game: Startable | null,
    request: RequestOf<typeof launchGame>,
  ): Promise<void> {
    latest += 1;
    const turn = latest;
    Object.assign(state, nothing, { phase: 'opening', game });
    try {
      const url = await ask(request);
      if (turn === latest) Object.assign(state, { phase: 'playing', url });
    } catch (error) {
      if (turn === latest && error instanceof GatewayError) {
        Object.assign(state, { phase: 'failed', failure: error.failure });
      }
      throw error;
    }
  }

  function launch(game: Startable): Promise<void> {
    const { vendor, gameId, nodeId } = game;
    return open(game, { launchMode: 'GLS', vendor, gameId: gameId ?? '', nodeId: nodeId ?? 0 });
  }

  function launchLottery(lottoGameCode = ''): Promise<void> {
    const lottoView = lottoGameCode === '' ? 'lobby' : 'betting';
    return open(null, { launchMode: 'LOTT', lottoGameCode, lottoView });
  }

  function leave(): void {
    latest += 1;
    if (state.phase === 'playing') onPlayed();
    Object.assign(state, nothing);
  }

  return { state, launch, launchLottery, leave };
}
