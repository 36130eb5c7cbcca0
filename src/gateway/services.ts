import type { Attempts } from './accounts/attempts.ts';
import type { Captchas } from './accounts/captcha/captchas.ts';
import type { CustomerServices } from './content/customer-services.ts';
import type { Clock } from './clock.ts';
import type { VerifyIdToken } from './accounts/sign-in/id-tokens.ts';
import type { OneTimeCodes } from './accounts/verification/one-time-codes.ts';
import type { Outbox } from './accounts/outbox.ts';
import type { Seals } from './http/seals.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { SignInLimits } from './accounts/sign-in/sign-in-limits.ts';
import type { Database, Sql } from './store/database.ts';

/** What the handlers work with. */
export interface Services {
  readonly sql: Sql;
  readonly transaction: Database['transaction'];
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly seals: Seals;
  readonly attempts: Attempts;
  readonly signInLimits: SignInLimits;
  readonly captchas: Captchas;
  readonly codes: OneTimeCodes;
  readonly outbox: Outbox;
  /** Who an id token of firebase stands for; null where firebase is not set up. */
  readonly verifyIdToken: VerifyIdToken | null;
  readonly customerServices: CustomerServices;
  /** Where the demo games are reached by the browser. */
  readonly gamesOrigin: string;
}
