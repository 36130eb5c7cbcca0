import type { CustomerServices } from './customer-services.ts';
import type { Clock } from './clock.ts';
import type { Seals } from './seals.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { Database, Sql } from './store/database.ts';

/** What the handlers work with. */
export interface Services {
  readonly sql: Sql;
  readonly transaction: Database['transaction'];
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly seals: Seals;
  readonly signInLimits: SignInLimits;
  readonly customerServices: CustomerServices;
  /** Where the demo games are reached by the browser. */
  readonly gamesOrigin: string;
}
