import { proxy } from 'valtio/vanilla';
import { GatewayError } from '../client/gateway-error.ts';
import { loadChunk } from '../query/load-chunk.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { idle } from '../query/query.ts';
import type { Stop } from '../stop.ts';
import type { WinnerCallNeeds, WinnerCalls, WinnersState } from './winner-calls.ts';

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
  async function withCalls(act: (late: WinnerCalls) => Promise<void> | void): Promise<void> {
    try {
      await act(await calls());
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      Object.assign(state, { phase: 'failed', failure: error.failure });
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
    load: () => withCalls(({ load }) => load()),
    loadJackpot: () => withCalls(({ loadJackpot }) => loadJackpot()),
    watchJackpot,
  };
}
