import { type Attempts, createAttempts } from './accounts/attempts.ts';
import { type Captchas, createCaptchas } from './accounts/captcha/captchas.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import { createSignInLimits, type SignInLimits } from './accounts/sign-in/sign-in-limits.ts';
import { createOneTimeCodes, type OneTimeCodes } from './accounts/verification/one-time-codes.ts';
import type { Clock } from './clock.ts';
import { createSeals, type Seals } from './http/seals.ts';
import type { Database, Sql } from './store/database.ts';
import { type CustomerServices, sealCustomerServices } from './system/customer-services.ts';
import { createOutbox, type Outbox } from './system/outbox.ts';

/** Services of all capabilities, as handlers get them in their request context. */
export interface Services {
  readonly sql: Sql;
  readonly transaction: Database['transaction'];
  /** The gateway's time, which the operator can advance. */
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly seals: Seals;
  readonly attempts: Attempts;
  readonly signInLimits: SignInLimits;
  readonly captchas: Captchas;
  readonly codes: OneTimeCodes;
  readonly outbox: Outbox;
  /** Verifies id tokens of Firebase. Null when Firebase is not configured. */
  readonly verifyIdToken: VerifyIdToken | null;
  readonly customerServices: CustomerServices;
  /** Origin of the game pages, as the browser reaches it. */
  readonly gamesOrigin: string;
}

export interface ServicesNeeds {
  readonly database: Database;
  /** The gateway's time. */
  readonly clock: Clock;
  /** The real time, which the age of sealed bodies is checked by. */
  readonly realClock: Clock;
  readonly verifyIdToken: VerifyIdToken | null;
  readonly gamesOrigin: string;
}

export async function createServices({
  database,
  clock,
  realClock,
  verifyIdToken,
  gamesOrigin,
}: ServicesNeeds): Promise<Services> {
  const { sql, transaction } = database;
  const attempts = createAttempts(sql, clock);
  return {
    sql,
    transaction,
    clock,
    sessions: createSessions(sql, clock),
    seals: await createSeals(sql, () => realClock.now()),
    attempts,
    signInLimits: createSignInLimits(attempts),
    captchas: createCaptchas(sql, clock),
    codes: createOneTimeCodes(sql, clock),
    outbox: createOutbox(sql, clock),
    verifyIdToken,
    customerServices: await sealCustomerServices(),
    gamesOrigin,
  };
}
