import { lawfulAge } from '#contract/birthday.ts';
import { type Attempts, createAttempts } from './accounts/attempts.ts';
import { type Captchas, createCaptchas } from './accounts/captcha/captchas.ts';
import type { Passwords } from './accounts/accounts.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import { createSignInLimits, type SignInLimits } from './accounts/sign-in/sign-in-limits.ts';
import { createOneTimeCodes, type OneTimeCodes } from './accounts/verification/one-time-codes.ts';
import type { LobbyCalendar } from './catalogue/catalogue.ts';
import { createSmsBudget, type SmsBudget } from './accounts/verification/sms-budget.ts';
import type { Clock, StoreClock } from './clock.ts';
import { createSeals, type Seals } from './http/seals.ts';
import type { Providers } from './money/money.ts';
import { type GameSeeds, openGameSeeds } from './play/game-seeds.ts';
import type { MarketPack } from './protection/protection.ts';
import { createPushService, type PushOptions, type PushService } from './push/push-service.ts';
import type { Database, Sql } from './store/database.ts';
import { type Report, reportsOf } from './store/read-replica.ts';
import type { Vault } from './store/encryption/vault.ts';
import { createCustomerServices, type CustomerServices } from './system/customer-services.ts';
import { createOutbox, type Outbox } from './system/outbox.ts';
import type { OperatorSettings } from './system/system.ts';

/** Services of all capabilities, as handlers get them in their request context. */
export interface Services {
  readonly sql: Sql;
  /** Runs queries of records and reports on the replica when it is up to date, else on the store. */
  readonly read: Database['read'];
  /** Runs the queries of a report for a member, one report at a time. */
  readonly report: Report;
  readonly transaction: Database['transaction'];
  /** Encrypts single values of the store. */
  readonly vault: Vault;
  /** The gateway's time, which the operator can advance. */
  readonly clock: Clock;
  /** The time of the store, by which results of games are revealed. */
  readonly storeClock: StoreClock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly seals: Seals;
  readonly attempts: Attempts;
  readonly signInLimits: SignInLimits;
  readonly captchas: Captchas;
  readonly codes: OneTimeCodes;
  readonly outbox: Outbox;
  readonly smsBudget: SmsBudget;
  /** Verifies id tokens of Firebase. Null when Firebase is not configured. */
  readonly verifyIdToken: VerifyIdToken | null;
  readonly customerServices: CustomerServices;
  /** The place of a network, such as `Manila, PH`. Null when it is unknown. */
  readonly placeOf: PlaceOf;
  /** The lowest age of a member, in years. */
  readonly minimumAge: number;
  /** The rules of player protection. */
  readonly market: MarketPack;
  /** Origin of the game pages, as the browser reaches it. */
  readonly gamesOrigin: string;
  readonly providers: Providers;
  /** Sends notifications to browsers. */
  readonly push: PushService;
  /** Seeds of games, which nobody can derive from their hashes. */
  readonly seeds: GameSeeds;
  /** The next draws and matches, and the latest results of live tables. */
  readonly calendar: LobbyCalendar;
}

/** Looks up the place of an IPv4 address, or of the /64 network of an IPv6 address. */
export type PlaceOf = (network: string) => string | null;

export interface ServicesNeeds {
  readonly database: Database;
  readonly vault: Vault;
  /** The gateway's time. */
  readonly clock: Clock;
  readonly storeClock: StoreClock;
  /** The real time, which the age of sealed bodies is checked by. */
  readonly realClock: Clock;
  readonly verifyIdToken: VerifyIdToken | null;
  readonly placeOf: PlaceOf;
  readonly minimumAge: number | undefined;
  readonly market: MarketPack;
  readonly gamesOrigin: string;
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly push: PushOptions;
  readonly calendar: LobbyCalendar;
  readonly settings: OperatorSettings;
  readonly log: (line: string) => void;
}

export async function createServices({
  database,
  vault,
  clock,
  storeClock,
  realClock,
  verifyIdToken,
  placeOf,
  minimumAge = lawfulAge,
  market,
  gamesOrigin,
  passwords,
  providers,
  push,
  calendar,
  settings,
  log,
}: ServicesNeeds): Promise<Services> {
  const { sql, read, transaction } = database;
  const attempts = createAttempts(sql, clock);
  return {
    sql,
    read,
    report: reportsOf(read),
    transaction,
    vault,
    clock,
    storeClock,
    passwords,
    sessions: createSessions(database, clock),
    seals: await createSeals({ sql, vault }, () => realClock.now()),
    attempts,
    signInLimits: createSignInLimits(attempts),
    captchas: createCaptchas(sql, clock),
    codes: createOneTimeCodes({ sql, attempts }, clock),
    outbox: createOutbox(sql, clock),
    smsBudget: createSmsBudget({ attempts, settings, clock, log }),
    verifyIdToken,
    customerServices: createCustomerServices(),
    placeOf,
    minimumAge,
    market,
    gamesOrigin,
    providers,
    push: await createPushService({ sql, vault }, push),
    seeds: await openGameSeeds({ sql, vault }, { storeClock, realClock }),
    calendar,
  };
}
