import { isBelow, mediaRoot, operatorRoot } from '#contract/paths.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import { type MediaNeeds, mediaNeeds } from './catalogue/catalogue.ts';
import { type Clock, systemClock } from './clock.ts';
import { handlers } from './handlers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createCallLimits } from './http/call-limits.ts';
import { createWireApp } from './http/wire-app.ts';
import { createConsole } from './operator/console.ts';
import { createMemberRounds } from './play/member-rounds.ts';
import type { GamesNeeds } from './play/play.ts';
import { createTrialRounds } from './play/trial-rounds.ts';
import { loadSeed, resetToSeed } from './seed/load-seed.ts';
import type { Seed } from './seed/seed.ts';
import { setSlotCount } from './seed/spare-slots.ts';
import { createServices, type Services } from './services.ts';
import { type Database, openDatabase, type StorePlace } from './store/database.ts';
import { createSettings } from './system/settings-store.ts';
import { fixedSettings, type OperatorSettings } from './system/settings.ts';

/** Answers the requests of an origin or of a path. */
export interface Site {
  fetch(request: Request): Response | Promise<Response>;
}

export interface GatewayOptions {
  readonly store: StorePlace;
  /** The content that an empty store starts with. */
  readonly seed: Seed;
  /** Builds the site of the games, served from a second origin. */
  readonly createGames: (needs: GamesNeeds) => Site;
  /** Builds the site of the pictures under `/media`. */
  readonly createMedia: (needs: MediaNeeds) => Site;
  /** Origin of the games, as the browser reaches it. */
  readonly gamesOrigin: string;
  /** Origin that may frame the games. Any loopback origin by default. */
  readonly appOrigin?: string | null;
  /** The token that every request to the operator's console carries. Null turns the console off. */
  readonly operatorToken: string | null;
  /** Real time by default. The operator's console can advance the gateway beyond it. */
  readonly clock?: Clock;
  /** Limit of calls per minute and network: 1200 by default. */
  readonly callsPerMinute?: number;
  /** Verifies id tokens of Firebase. Without it, sign-in with Firebase is off. */
  readonly verifyIdToken?: VerifyIdToken | null;
  readonly log?: (line: string) => void;
}

/** The connection that a request came over. */
export interface Connection {
  /** Address of the client. */
  readonly ip: string;
  /** The browser uses https. */
  readonly secure?: boolean;
}

export interface Gateway {
  /** Answers on the app's origin: `/wps`, `/lgw`, `/lotto`, `/media` and `/_operator`. */
  fetch(request: Request, connection: Connection): Promise<Response>;
  /** Answers on the second origin, where the games are. */
  gamesFetch(request: Request): Promise<Response>;
  /** Waits for running work and closes the store. */
  close(): Promise<void>;
}

/** Origins that may frame the games: the app's, or any port of this machine. */
function frameAncestors(appOrigin: string | null | undefined): string[] {
  if (appOrigin) return [appOrigin];
  return ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
}

interface ConsoleParts {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly services: Services;
  readonly seed: Seed;
  readonly token: string;
}

function openConsole({ database, settings, services, seed, token }: ConsoleParts) {
  return createConsole({
    database,
    settings,
    token,
    outbox: services.outbox,
    async reset() {
      await resetToSeed(database, seed, settings.clock.now());
      settings.clearCache();
      services.sessions.clearCache();
    },
    setSlotCount: (slots) => setSlotCount(database, seed, slots),
  });
}

/** Starts a gateway on an open store. */
export async function startGateway(
  options: Omit<GatewayOptions, 'store'>,
  database: Database,
): Promise<Gateway> {
  const { clock = systemClock, log = () => undefined, callsPerMinute = 1200 } = options;
  const { seed, gamesOrigin, operatorToken, verifyIdToken = null } = options;
  const settings = operatorToken !== null ? createSettings(database, clock) : fixedSettings(clock);
  await settings.read();
  await loadSeed(database, seed, settings.clock.now());
  const services = await createServices({
    database,
    clock: settings.clock,
    realClock: clock,
    verifyIdToken,
    gamesOrigin,
  });
  const games = options.createGames({
    rounds: createMemberRounds(database, settings.clock),
    trialRounds: createTrialRounds(database, settings.clock),
    appOrigins: frameAncestors(options.appOrigin),
  });
  const wire = createWireApp({
    handlers: Object.values(handlers),
    services,
    settings,
    log,
    limits: createCallLimits(callsPerMinute),
    host: options.appOrigin ? new URL(options.appOrigin).hostname : null,
  });
  const media = options.createMedia(mediaNeeds(database.sql));
  const console =
    operatorToken === null
      ? null
      : openConsole({ database, settings, services, seed, token: operatorToken });
  const stopHousekeeping = startHousekeeping(
    database,
    { gateway: settings.clock, real: clock },
    log,
  );

  return {
    async fetch(request, { ip, secure = false }) {
      const { pathname } = new URL(request.url);
      if (isBelow(pathname, mediaRoot)) return media.fetch(request);
      const site = console !== null && isBelow(pathname, operatorRoot) ? console : wire;
      return site.fetch(request, { ip, secure });
    },
    async gamesFetch(request) {
      await settings.read();
      return games.fetch(request);
    },
    async close() {
      await stopHousekeeping();
      await database.close();
    },
  };
}

/** Opens a store and starts a gateway on it. Throws a StoreError with one sentence for people. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const database = await openDatabase(options.store);
  try {
    return await startGateway(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
