import { demo } from '#demo/demo.ts';
import { startGateway } from '#gateway/gateway.ts';
import { packOf } from '#gateway/protection/protection.ts';
import type { Database } from '#gateway/store/database.ts';
import type { Seed } from '#gateway/seed/seed.ts';
import { createCaller } from '../open-gateway.ts';
import { createOperatorClient } from '../operator-client.ts';
import { firstTime } from '../test-clock.ts';
import { testGatewayOptions } from '../test-gateway-options.ts';
import { createOutsideBank } from './outside-bank.ts';

const noSite = () => ({ fetch: () => new Response(null, { status: 404 }) });

/** The demo without its past and its crowd: a store with few postings is restored faster. */
const seed: Seed = { ...demo.seed, history: {}, pointHistory: {}, regulars: [] };

/** The time of a world, in epoch milliseconds, which only `pass` moves on. */
function createClock() {
  let at = firstTime;
  return {
    now: () => at,
    pass(ms: number) {
      at += ms;
    },
    reset(time = firstTime) {
      at = time;
    },
  };
}

/** The surroundings that outlive the gateways of a test: the database, the time, and the bank that payments go through. */
export function createSurroundings(database: Database) {
  return { database, clock: createClock(), bank: createOutsideBank() };
}

export type Surroundings = ReturnType<typeof createSurroundings>;

/** Starts a gateway, with functions that call it. `log` gets its lines. */
export async function openWorld(surroundings: Surroundings, log: (line: string) => void) {
  const { database, clock, bank } = surroundings;
  const kept = { ...database, close: () => Promise.resolve() };
  const gateway = await startGateway(
    {
      ...testGatewayOptions,
      seed,
      market: { ...packOf('PH'), openBets: 'cancel' },
      calendar: demo.calendar,
      createGames: noSite,
      createChatSite: noSite,
      createMedia: noSite,
      providers: [bank.provider],
      clock,
      log,
    },
    kept,
  );
  return {
    ...surroundings,
    ...createCaller(gateway, clock.now),
    gateway,
    operator: createOperatorClient(gateway),
    close: () => gateway.close(),
  };
}

/** A gateway with its surroundings. */
export type CrashWorld = Awaited<ReturnType<typeof openWorld>>;
