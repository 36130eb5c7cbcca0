import { proxy } from 'valtio/vanilla';
import type { Failure } from '../client/failure.ts';
import { GatewayError } from '../client/gateway-error.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { loadChunk } from '../query/load-chunk.ts';
import type { Launch } from './launch.ts';
import type { Startable } from './start-rules.ts';

export type { Startable } from './start-rules.ts';

export interface PlayState {
  phase: 'idle' | 'opening' | 'playing' | 'failed';
  game: Startable | null;
  /** The game is played with play money. */
  trial: boolean;
  /** The address for the frame. It works once and expires soon. */
  url: string | null;
  failure: Failure | null;
}

export interface Play {
  readonly state: PlayState;
  /** Opens a game that `start-rules.ts` allows. `tries` is the number of failed tries before. Throws GatewayError. */
  launch(game: Startable, tries?: number): Promise<void>;
  /** Opens a game with play money, also for guests; as `launch` otherwise. */
  launchTrial(game: Startable, tries?: number): Promise<void>;
  /** Opens a lottery game by its code, or the lottery lobby. Throws GatewayError. */
  launchLottery(gameCode?: string, tries?: number): Promise<void>;
  leave(): void;
}

interface Needs {
  send: Send;
  /** The address that a game may be opened at, or null where it is not allowed. After failed tries, paths resolve against another delivery network. */
  gameAddress(url: string, tries: number): Promise<string | null>;
  events: Events;
}

const nothing: PlayState = { phase: 'idle', game: null, trial: false, url: null, failure: null };

/** The game that is played. */
export function createPlay({ events, ...needs }: Needs): Play {
  const state = proxy<PlayState>({ ...nothing });
  let latest = 0;

  async function open(launch: Launch, game: Startable | null, tries = 0): Promise<void> {
    latest += 1;
    const turn = latest;
    const isCurrent = (): boolean => turn === latest;
    Object.assign(state, nothing, { phase: 'opening', game, trial: 'trial' in launch });
    try {
      const { fetchGameAddress } = await loadChunk(() => import('./launch.ts'));
      const url = await fetchGameAddress(launch, { ...needs, tries, isCurrent });
      if (isCurrent()) Object.assign(state, { phase: 'playing', url });
    } catch (error) {
      if (isCurrent() && error instanceof GatewayError) {
        Object.assign(state, { phase: 'failed', failure: error.failure });
      }
      throw error;
    }
  }

  function close(): void {
    latest += 1;
    Object.assign(state, nothing);
  }

  function leave(): void {
    const hasPlayed = state.phase === 'playing' && !state.trial;
    close();
    if (hasPlayed) events.emit('played');
  }

  events.on('signedOut', close);

  return {
    state,
    launch: (game, tries) => open({ game }, game, tries),
    launchTrial: (trial, tries) => open({ trial }, trial, tries),
    launchLottery: (lottery = '', tries) => open({ lottery }, null, tries),
    leave,
  };
}
