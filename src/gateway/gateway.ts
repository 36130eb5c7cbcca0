import type { Seed } from './seed/seed.ts';
import { createAttempts } from './accounts/attempts.ts';
import { createCallLimits } from './http/call-limits.ts';
import { createCaptchas } from './accounts/captcha/captchas.ts';
import { type Clock, systemClock } from './clock.ts';
import { sealCustomerServices } from './content/customer-services.ts';
import { keepHouse } from './housekeeping.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import { type MediaNeeds, mediaNeeds } from './catalogue/media-needs.ts';
import type { GamesNeeds } from './play/games-needs.ts';
import { createOneTimeCodes } from './accounts/verification/one-time-codes.ts';
import { createConsole } from './operator/console.ts';
import { createOutbox } from './accounts/outbox.ts';
import { createRounds } from './money/rounds.ts';
import { createSeals } from './http/seals.ts';
import type { Services } from './services.ts';
import { createSessions } from './accounts/sessions.ts';
import { fixedSettings, type OperatorSettings } from './system/settings.ts';
import { createSettings } from './system/settings-store.ts';
import { createSignInLimits } from './accounts/sign-in/sign-in-limits.ts';
import { loadSeed } from './seed/load-seed.ts';
import { type Database, openDatabase, type StorePlace } from './store/database.ts';
import { createTrialRounds } from './play/trial-rounds.ts';
import { createWireApp } from './http/wire-app.ts';

/** Answers requests of one origin or of one folder of addresses. */
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
  /** Where demo games are reached by the browser. */
  readonly gamesOrigin: string;
  /** Who may frame the games; any loopback origin when left out. */
  readonly appOrigin?: string | null;
  /** The token that every request to the operator console carries; null turns the console off. */
  readonly operatorToken: string | null;
  /** Advanced by the operator's console. */
  readonly clock?: Clock;
  /** How many calls one visitor may make in a minute: 1200 when left out. */
  readonly callsPerMinute?: number;
  /** Who an id token of firebase stands for. Nobody signs in that way when it is left out. */
  readonly verifyIdToken?: VerifyIdToken | null;
  readonly log?: (line: string) => void;
}

/** Who calls. `secure`: by https, seen from the browser. */
export interface Visitor {
  readonly ip: string;
  readonly secure?: boolean;
}

export interface Gateway {
  /** Answers on the app's origin: `/wps`, `/lgw`, `/lotto`, `/media` and `/_operator`. */
  fetch(request: Request, visitor: Visitor): Promise<Response>;
  /** Answers on the second origin, where the demo games are. */
  gamesFetch(request: Request): Promise<Response>;
  /** Finishes what is being written and closes the store. */
  close(): Promise<void>;
}

async function createServices(
  database: Database,
  settings: OperatorSettings,
  { seed, gamesOrigin, clock = systemClock, verifyIdToken = null }: Omit<GatewayOptions, 'store'>,
): Promise<Services> {
  const { sql, transaction } = database;
  await settings.read();
  await loadSeed(database, seed, settings.clock.now());
  const attempts = createAttempts(sql, settings.clock);
  return {
    sql,
    transaction,
    clock: settings.clock,
    sessions: createSessions(sql, settings.clock),
    seals: await createSeals(sql, () => clock.now()),
    attempts,
    signInLimits: createSignInLimits(attempts),
    captchas: createCaptchas(sql, settings.clock),
    codes: createOneTimeCodes(sql, settings.clock),
    outbox: createOutbox(sql, settings.clock),
    verifyIdToken,
    customerServices: await sealCustomerServices(),
    gamesOrigin,
  };
}

/** Origins that may frame the games: any port of this machine, unless the app's origin is known. */
function framers(appOrigin: string | null | undefined): string[] {
  if (appOrigin) return [appOrigin];
  return ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
}

/** Starts a gateway on a store that is open. */
export async function startGateway(
  options: Omit<GatewayOptions, 'store'>,
  database: Database,
): Promise<Gateway> {
  const { clock = systemClock, log = () => undefined, callsPerMinute = 1200 } = options;
  const { operatorToken } = options;
  const settings = operatorToken !== null ? createSettings(database, clock) : fixedSettings(clock);
  const services = await createServices(database, settings, options);
  const games = options.createGames({
    rounds: createRounds(database, settings.clock),
    trialRounds: createTrialRounds(database, settings.clock),
    appOrigins: framers(options.appOrigin),
  });
  const wire = createWireApp({
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
      : createConsole({
          database,
          settings,
          sessions: services.sessions,
          seed: options.seed,
          token: operatorToken,
        });
  const stopHousekeeping = keepHouse(database, { gateway: settings.clock, world: clock }, log);

  return {
    async fetch(request, { ip, secure = false }) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/media/')) return media.fetch(request);
      const site = console !== null && /^\/_operator(\/|$)/.test(pathname) ? console : wire;
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

/** Opens a gateway that keeps the contract. Throws StoreError with one sentence for people. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const database = await openDatabase(options.store);
  try {
    return await startGateway(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
