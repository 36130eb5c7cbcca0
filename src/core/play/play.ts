import { proxy } from 'valtio/vanilla';
import type { Send } from '../client/send.ts';
import type { Startable } from './start-rules.ts';
import type { Opened, PlayState } from './launch.ts';

export interface Play {
  readonly state: PlayState;
  /** Opens a game that `rules/start.ts` lets play, after so many vain tries. Throws GatewayError. */
  launch(game: Startable, tries?: number): Promise<void>;
  /** Opens a game with play money, for anybody; as `launch` otherwise. */
  launchTrial(game: Startable, tries?: number): Promise<void>;
  /** Opens a lottery game by its code, or the lottery lobby. Throws GatewayError. */
  launchLottery(gameCode?: string, tries?: number): Promise<void>;
  leave(): void;
}

interface Needs {
  send: Send;
  /** The origin of the app. */
  origin: string;
  /** The delivery network that games given by path alone are launched from, after so many vain tries. */
  launchBase(tries: number): string | null;
  /** The player comes back from a game, with another balance. */
  onPlayed(): void;
}

const nothing: PlayState = { phase: 'idle', game: null, trial: false, url: null, failure: null };

/** The game that is being played. */
export function createPlay(needs: Needs): Play {
  const state = proxy<PlayState>({ ...nothing });
  let latest = 0;

  async function open(opened: Opened, game: Startable | null, tries = 0): Promise<void> {
    latest += 1;
    const turn = latest;
    Object.assign(state, nothing, { phase: 'opening', game, trial: 'trial' in opened });
    const { openGame } = await import('./launch.ts');
    await openGame(state, opened, { ...needs, tries }, () => turn === latest);
  }

  function leave(): void {
    latest += 1;
    if (state.phase === 'playing' && !state.trial) needs.onPlayed();
    Object.assign(state, nothing);
  }

  return {
    state,
    launch: (game, tries) => open({ game }, game, tries),
    launchTrial: (trial, tries) => open({ trial }, trial, tries),
    launchLottery: (lottery = '', tries) => open({ lottery }, null, tries),
    leave,
  };
}
