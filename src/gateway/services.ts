import { createAccountServices, type PlaceOf } from './accounts/account-services.ts';
import type { Passwords } from './accounts/accounts.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import type { LobbyCalendar } from './catalogue/catalogue.ts';
import type { Clock, StoreClock } from './clock.ts';
import type { Services } from './http/request-context.ts';
import { createRegister, type ExclusionRegister } from './excluded-persons/excluded-persons.ts';
import { createSeals } from './http/seals.ts';
import type { Providers } from './providers/providers.ts';
import { openGameSeeds } from './play/game-seeds.ts';
import type { MarketPack } from './protection/protection.ts';
import { createPushService, type PushOptions } from './push/push-service.ts';
import { recordInvitedPlayer } from './records/records.ts';
import type { Database } from './store/database.ts';
import { reportsOf } from './store/read-replica.ts';
import type { Vault } from './store/encryption/vault.ts';
import { createCustomerServices } from './system/customer-services.ts';
import { createOutbox } from './system/outbox.ts';
import type { OperatorSettings } from './system/system.ts';

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
  /** The register of excluded persons that is asked about each person. Null without one. */
  readonly exclusionRegister: ExclusionRegister | null;
  readonly log: (line: string) => void;
}

/** Makes the services of all capabilities, as handlers get them in their request context. */
export async function createServices(needs: ServicesNeeds): Promise<Services> {
  const { database, vault, clock, storeClock, realClock } = needs;
  const { gamesOrigin, market, providers, push, calendar } = needs;
  const { sql, read, transaction } = database;
  const accounts = createAccountServices(needs);
  return {
    ...accounts,
    onMobileVerified: recordInvitedPlayer,
    register: createRegister({
      ...needs,
      sessions: accounts.sessions,
      asked: needs.exclusionRegister,
    }),
    sql,
    read,
    report: reportsOf(read),
    transaction,
    vault,
    clock,
    storeClock,
    seals: await createSeals({ sql, vault }, () => realClock.now()),
    outbox: createOutbox(sql, clock),
    customerServices: createCustomerServices(),
    gamesOrigin,
    market,
    providers,
    push: await createPushService({ sql, vault }, push),
    seeds: await openGameSeeds({ sql, vault }, { storeClock, realClock }),
    calendar,
  };
}
