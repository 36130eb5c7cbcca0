import { getJackpot, getWinners } from '#protocol/calls/winners.ts';
import type { Winner } from '#protocol/model/winner.ts';
import type { Language } from '#protocol/model/language.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Brand } from '../brand.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import type { Events } from '../events.ts';
import { createQuery, type QueryState } from '../query/query.ts';

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

export interface WinnerCallNeeds {
  send: Send;
  cache: Cache;
  brand: Brand;
  platform: Pick<Platform, 'visible'>;
  language(): Language;
  events: Events;
  now(): number;
}

/** The latest wins. */
const keptWinners = declareEntry('winners', () => import('./winners-format.ts'), 'public');

/** Steps of the counter between two calls for the real pool. */
const stepsPerLook = 5;

/** The calls for the latest big wins and the jackpot, which write into the state. */
export function createWinnerCalls(state: WinnersState, needs: WinnerCallNeeds) {
  const { send, cache, brand, platform, language, now } = needs;
  const { startCentavos, stepCentavos, stepSeconds } = brand.jackpot;

  const { load } = createQuery({
    ...needs,
    state,
    refreshOn: ['language', 'online'],
    keep: () => cache.entry(keptWinners, language()),
    call: (options) => send(getWinners, {}, options),
    show: (winners) => ({ winners }),
  });

  /** The last known pool, which the shown amount approaches between two calls. */
  let pool = 0;

  /** A real pool stays after a call that has failed or sends no amount. Only without one, the counter replaces it. */
  async function askJackpot(show: (centavos: number) => number): Promise<void> {
    const answer = await send(getJackpot, {}).catch(() => null);
    if (answer !== null && answer.centavos !== null) {
      pool = answer.centavos;
      state.jackpot = { at: answer.at, centavos: show(pool), illustration: false };
    } else state.jackpot ??= { centavos: startCentavos, at: now(), illustration: true };
  }

  const loadJackpot = (): Promise<void> => askJackpot((centavos) => centavos);

  /** A pool that has grown by bets is approached from the shown amount. One that was won is shown at once. */
  const followJackpot = (): Promise<void> =>
    askJackpot((centavos) => {
      const shown = state.jackpot?.illustration === false ? state.jackpot.centavos : centavos;
      return Math.min(shown, centavos);
    });

  function step(stepsLeft: number): void {
    const { jackpot } = state;
    if (jackpot === null) return;
    if (jackpot.illustration) {
      jackpot.centavos += stepCentavos;
      jackpot.at = now();
    } else if (pool > jackpot.centavos) {
      jackpot.centavos += Math.ceil((pool - jackpot.centavos) / stepsLeft);
    }
  }

  function watchJackpot(): Stop {
    let steps = 0;
    void followJackpot();
    const timer = setInterval(() => {
      if (!platform.visible()) return;
      step(stepsPerLook - (steps % stepsPerLook));
      steps += 1;
      if (steps % stepsPerLook === 0) void followJackpot();
    }, stepSeconds * 1_000);
    return () => clearInterval(timer);
  }

  return { load, loadJackpot, watchJackpot };
}

export type WinnerCalls = ReturnType<typeof createWinnerCalls>;
