import { proxy } from 'valtio/vanilla';
import type { Winner } from '#contract/model/winner.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { memoizeAsync } from '../query/memoize-async.ts';
import { idle, type QueryState } from '../query/query.ts';
import type { Stop } from '../stop.ts';
import type { WinnerCallNeeds, WinnerCalls } from './winner-calls.ts';

export interface Jackpot {
  centavos: number;
  /** Time of the answer, in epoch milliseconds. */
  at: number;
  /** A counter that grows by itself and that nobody can win. */
  illustration: boolean;
}

export interface WinnersState extends QueryState {
  /** Largest first. */
  winners: readonly Winner[];
  jackpot: Jackpot | null;
}

export interface Winners {
  readonly state: WinnersState;
  load(): Promise<void>;
  loadJackpot(): Promise<void>;
  /** Updates the jackpot until stopped, while the page is visible. Between two calls it moves by what bets have added. */
  watchJackpot(): Stop;
}

/** The latest big wins and the jackpot. No first view shows them: their calls are a late part. */
export function createWinners(needs: WinnerCallNeeds): Winners {
  const state = proxy<WinnersState>({ ...idle(), winners: [], jackpot: null });

  const calls = memoizeAsync(async () => {
    const { createWinnerCalls } = await loadChunk(() => import('./winner-calls.ts'));
    return createWinnerCalls(state, needs);
  });

  /** A chunk that cannot be loaded is shown as a call that has failed. */
  async function withCalls<Result>(act: (late: WinnerCalls) => Result): Promise<Result | null> {
    try {
      return act(await calls());
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      Object.assign(state, { phase: 'failed', failure: error.failure });
      return null;
    }
  }

  function watchJackpot(): Stop {
    let isStopped = false;
    let stop: Stop = () => {};
    void withCalls((late) => {
      if (!isStopped) stop = late.watchJackpot();
    });
    return () => {
      isStopped = true;
      stop();
    };
  }

  return {
    state,
    load: async () => void (await await withCalls(({ load }) => load())),
    loadJackpot: async () => void (await await withCalls(({ loadJackpot }) => loadJackpot())),
    watchJackpot,
  };
}
