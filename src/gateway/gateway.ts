import { isBelow, operatorRoot } from '#protocol/paths.ts';
import { createPasswords, type PasswordCost } from './accounts/accounts.ts';
import { emptyCalendar, type LobbyCalendar } from './catalogue/catalogue.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import { createPaymentJobs } from './payments/payments.ts';
import type { ExclusionRegister } from './excluded-persons/excluded-persons.ts';
import type { PaymentProvider } from './providers/providers.ts';
import { type Clock, systemClock } from './clock.ts';
import { handlers } from './handlers.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createCallLimits } from './http/call-limits.ts';
import { createWireApp } from './pipeline/wire-app.ts';
import { openConsole } from './open-console.ts';
import { openSites, type SiteOptions } from './open-sites.ts';
import { defaultMarket, type MarketPack, packOf } from './protection/protection.ts';
import type { PushOptions } from './push/push-service.ts';
import { loadSeed, resetToSeed } from './seed/load-seed.ts';
import type { Seed } from './seed/seed.ts';
import type { Services } from './http/request-context.ts';
import { createServices, type ServicesNeeds } from './services.ts';
import { type Database, openDatabase, type StorePlace } from './store/database.ts';
import { openVault } from './store/encryption/open-vault.ts';
import type { StoreKey } from './store/encryption/store-key.ts';
import { type Journal, openJournal } from './store/journal/journal.ts';
import { type Heartbeat, startHeartbeat } from './system/heartbeat.ts';
import { createSettings } from './system/settings-store.ts';
import { fixedSettings, type OperatorSettings } from './system/settings.ts';

export interface GatewayOptions extends Omit<SiteOptions, 'callsPerMinute' | 'log'> {
  readonly store: StorePlace;
  /** The key of the values that are encrypted in the store. */
  readonly storeKey: StoreKey;
  /** The content that an empty store starts with. */
  readonly seed: Seed;
  /** Restores the content of the seed when the operator asks for it. `resetToSeed` by default. */
  readonly restore?: typeof resetToSeed;
  /** Origin of the games, as the browser reaches it. */
  readonly gamesOrigin: string;
  /** The token of the owner for the operator's console, who adds other operators there. Null turns the console off. */
  readonly operatorToken: string | null;
  /** The cost of new hashes of passwords. `createPasswords` names the default. */
  readonly passwordCost?: PasswordCost;
  /**
   * The time of the gateway and of the rounds that its games share. By default the real time, and for shared rounds the time of
   * the database server, if there is one. The operator's console can advance the gateway beyond it.
   */
  readonly clock?: Clock;
  /** Limit of calls per minute and network: 1200 by default. Pictures and the games' origin have five times as many. */
  readonly callsPerMinute?: number;
  /** Verifies id tokens of Firebase. Without it, sign-in with Firebase is off. */
  readonly verifyIdToken?: VerifyIdToken | null;
  /** The payment providers. None by default: their channels are closed then. */
  readonly providers?: readonly PaymentProvider[];
  /** Looks up the place of a network for the list of devices. Without it, places are unknown. */
  readonly placeOf?: ServicesNeeds['placeOf'];
  /** The lowest age of a member, in years: 18 by default. */
  readonly minimumAge?: number;
  /** The rules of player protection. The rules of the Philippines by default. */
  readonly market?: MarketPack;
  /** The register of excluded persons that is asked at registrations and sign-ins. None by default. */
  readonly exclusionRegister?: ExclusionRegister | null;
  /** The contact of the operator for push services, and further origins of push services for tests. */
  readonly push?: PushOptions;
  /** The next draws and matches, and the latest results of live tables. None by default. */
  readonly calendar?: LobbyCalendar;
  /** Release and build, which other gateways on the store name to the operator. */
  readonly version?: string;
  readonly log?: (line: string) => void;
}

/** The connection that a request came over. */
interface Connection {
  /** Address of the client. */
  readonly ip: string;
  /** The browser uses https. */
  readonly secure?: boolean;
  /** Host of the site as the browser names it. The host of the request by default. */
  readonly host?: string;
  /** Name of the machine in the address that the connection has reached. */
  readonly reached?: string;
}

export interface Gateway {
  /** Answers on the app's origin: `/wps`, `/lgw`, `/lotto`, `/media` and `/_operator`. */
  fetch(request: Request, connection: Connection): Promise<Response>;
  /** Answers on the second origin, where the games are. */
  gamesFetch(request: Request, connection: Connection): Promise<Response>;
  /** Returns whether the store takes writes. */
  isReady(): Promise<boolean>;
  /** Ends the streams of live events and opens no more, so that the server can close its connections. */
  endStreams(): void;
  /** Opens a journal of a site beside the gateway, which all gateways of the store write in turn. */
  journal(name: string): Journal;
  /** Waits for running work and closes the store. */
  close(): Promise<void>;
}

type ServiceParts = Pick<ServicesNeeds, 'database' | 'vault' | 'passwords'> & {
  /** The real time. */
  readonly clock: Clock;
  readonly settings: OperatorSettings;
};

function openServices(
  options: Omit<GatewayOptions, 'store'>,
  { database, vault, passwords, clock, settings }: ServiceParts,
): Promise<Services> {
  return createServices({
    database,
    vault,
    passwords,
    clock: settings.clock,
    storeClock: settings.storeClock,
    realClock: clock,
    verifyIdToken: options.verifyIdToken ?? null,
    placeOf: options.placeOf ?? (() => null),
    minimumAge: options.minimumAge,
    market: options.market ?? packOf(defaultMarket),
    gamesOrigin: options.gamesOrigin,
    exclusionRegister: options.exclusionRegister ?? null,
    push: options.push ?? {},
    calendar: options.calendar ?? emptyCalendar,
    settings,
    log: options.log ?? (() => undefined),
    providers: new Map((options.providers ?? []).map((provider) => [provider.code, provider])),
  });
}

/** Runs a gateway that the store knows. */
async function run(
  options: Omit<GatewayOptions, 'store'>,
  database: Database,
  heartbeat: Heartbeat,
): Promise<Gateway> {
  const { clock = systemClock, operatorToken } = options;
  const log = createLog(options.log ?? (() => undefined));
  const { callsPerMinute = 1200, seed, restore = resetToSeed } = options;
  const storeClock = options.clock ?? database.clock ?? clock;
  const settings =
    operatorToken !== null
      ? createSettings(database, clock, storeClock)
      : fixedSettings(clock, storeClock);
  await settings.read();
  const vault = await openVault(database, options.storeKey);
  const passwords = createPasswords(options.passwordCost);
  await loadSeed({ ...database, vault, passwords }, seed, settings.clock.now());
  const services = await openServices(options, { database, vault, passwords, clock, settings });
  const payments = createPaymentJobs({ ...services, database, settings, log });
  const needs = { ...services, database, settings, payments, realClock: clock };
  const sites = openSites({ ...options, callsPerMinute, log }, needs);
  const wire = createWireApp({
    handlers: Object.values(handlers),
    services,
    settings,
    log,
    limits: createCallLimits(callsPerMinute),
    origin: options.appOrigin ?? null,
  });
  const jobs = startJobs({ ...services, database, settings, payments, log });
  const parts = { database, settings, services, seed, restore, jobs, payments };
  const console = operatorToken === null ? null : openConsole({ ...parts, token: operatorToken });
  const clocks = { gateway: settings.clock, real: clock };
  const stopHousekeeping = startHousekeeping(database, clocks, log);

  return {
    async fetch(request, { ip, secure = false, host = null, reached = 'localhost' }) {
      const { pathname } = new URL(request.url);
      const answer = sites.of(pathname);
      if (answer !== null) return answer(request, ip);
      const site = console !== null && isBelow(pathname, operatorRoot) ? console : wire;
      return site.fetch(request, { ip, secure, host, reached });
    },
    async gamesFetch(request, { ip }) {
      await Promise.all([settings.read(), services.seeds.refresh()]);
      return sites.fetchGames(request, ip);
    },
    isReady: heartbeat.isReady,
    endStreams: sites.endStreams,
    journal: (name) => openJournal(database, name),
    async close() {
      await sites.close();
      await Promise.all([jobs.stop(), stopHousekeeping()]);
      await heartbeat.stop();
      await database.close();
    },
  };
}

/** Starts a gateway on an open store. The store knows it before anything else happens. */
export async function startGateway(
  options: Omit<GatewayOptions, 'store'>,
  database: Database,
): Promise<Gateway> {
  const heartbeat = await startHeartbeat(database, options);
  try {
    return await run(options, database, heartbeat);
  } catch (error) {
    await heartbeat.stop();
    throw error;
  }
}

/** Opens a store and starts a gateway on it. Throws a StoreError with one sentence for people. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const database = await openDatabase(options.store, options.storeKey, options.log);
  try {
    return await startGateway(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
