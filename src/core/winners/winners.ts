import { proxy } from 'valtio/vanilla';
import { getJackpot, getWinners } from '#contract/calls/winners.ts';
import type { Language } from '#contract/model/language.ts';
import type { Winner } from '#contract/model/winner.ts';
import type { Brand } from '../brand.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import type { Events } from '../query/events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

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
  /** Updates the jackpot until stopped, while the page is visible. */
  watchJackpot(): Stop;
}

interface Needs {
  send: Send;
  cache: Cache;
  brand: Brand;
  platform: Pick<Platform, 'visible'>;
  language(): Language;
  events: Events;
  now(): number;
}

/** Steps of the counter between two calls for the real pool. */
const stepsPerLook = 5;

/** The latest big wins and the jackpot. */
export function createWinners(needs: Needs): Winners {
  const { send, cache, brand, platform, language, now } = needs;
  const { startCentavos, stepCentavos, stepSeconds } = brand.jackpot;
  const state = proxy<WinnersState>({ ...idle(), winners: [], jackpot: null });

  const { load } = createQuery({
    ...needs,
    state,
    refreshOn: ['language', 'online'],
    keep: () => cache.entry(cacheKeys.winners, language()),
    call: (options) => send(getWinners, {}, options),
    show: (winners) => ({ winners }),
  });

  /** A real pool stays after a failed call. Only without one, the counter replaces it. */
  async function loadJackpot(): Promise<void> {
    const pool = await send(getJackpot, {}).catch(() => null);
    if (pool !== null) state.jackpot = { ...pool, illustration: false };
    else state.jackpot ??= { centavos: startCentavos, at: now(), illustration: true };
  }

  function step(): void {
    if (!state.jackpot?.illustration) return;
    state.jackpot.centavos += stepCentavos;
    state.jackpot.at = now();
  }

  function watchJackpot(): Stop {
    let steps = 0;
    void loadJackpot();
    const timer = setInterval(() => {
      if (!platform.visible()) return;
      steps += 1;
      step();
      if (steps % stepsPerLook === 0) void loadJackpot();
    }, stepSeconds * 1_000);
    return () => clearInterval(timer);
  }

  return { state, load, loadJackpot, watchJackpot };
}
