import type { Attempts, Passwords, Sessions } from '../accounts/accounts.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { JobName } from '../jobs.ts';
import type { PaymentJobs } from '../payments/payments.ts';
import type { MarketPack } from '../protection/protection.ts';
import type { Providers } from '../providers/providers.ts';
import type { Database } from '../store/database.ts';
import type { Vault } from '../store/encryption/vault.ts';
import type { OperatorSettings } from '../system/system.ts';

/** The parts of the gateway that the sections of the console use. */
export interface ConsoleNeeds {
  readonly database: Database;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly market: MarketPack;
  /** The register of excluded persons. */
  readonly register: RequestContext['register'];
  readonly settings: OperatorSettings;
  /** The token of the host, whose operator is the owner. */
  readonly token: string;
  /** Counts wrong tokens. */
  readonly attempts: Attempts;
  /** Messages that were sent by SMS and e-mail. */
  readonly outbox: RequestContext['outbox'];
  readonly payments: PaymentJobs;
  /** The payment providers by code. */
  readonly providers: Providers;
  /** Runs the named jobs of the gateway now, or all. */
  runJobs(only?: readonly JobName[]): Promise<void>;
  /** Deletes the daily sums and the position of the job of points, and computes them again from all entries. */
  rebuildDailySums(): Promise<void>;
  /** Returns whether the store began with the demo content. */
  hasDemo(): Promise<boolean>;
  /** Empties the store and loads its seed again. */
  reset(): Promise<void>;
  /** Adds spare slots until there are `slots`, or removes them. Returns the number of games added. */
  setSlotCount(slots: number): Promise<number>;
}
