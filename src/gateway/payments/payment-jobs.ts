import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';
import type { OperatorSettings } from '../system/system.ts';
import { applyPayment } from './apply-payment.ts';
import { askAboutDeposits } from './ask-about-deposits.ts';
import { expireDeposits } from './expire-deposits.ts';
import { refundDeposits } from './refund-deposits.ts';
import { applyPayoutNotice } from '../withdrawals/withdrawals.ts';
import {
  compareStatements,
  createMessageJob,
  type NoticeAppliers,
  type Providers,
} from '../providers/providers.ts';

interface PaymentJobsNeeds {
  readonly database: Pick<Database, 'sql' | 'transaction'>;
  readonly providers: Providers;
  readonly settings: OperatorSettings;
  readonly log: Log;
}

/** The work on payments that nobody waits for. */
export interface PaymentJobs {
  /** Applies the notices that wait. */
  applyMessages(): Promise<void>;
  /** Applies notices, ends deposits whose time is over, and asks the providers about payments. */
  run(): Promise<void>;
  /** Compares our books with the statements of all providers now. */
  compare(): Promise<void>;
}

function appliersOf(settings: OperatorSettings): NoticeAppliers {
  return {
    payment: applyPayment,
    async payout(sql, { notice, at }) {
      const { withdrawalConfirmMinutes } = await settings.read(sql);
      const confirmMs = withdrawalConfirmMinutes * 60_000;
      return applyPayoutNotice(sql, notice, { confirmMs, now: at });
    },
  };
}

/** Creates the jobs of payments. Each may run on several gateways at once. */
export function createPaymentJobs(needs: PaymentJobsNeeds): PaymentJobs {
  const { database, providers, settings, log } = needs;
  const { clock } = settings;
  const appliers = appliersOf(settings);
  const messages = createMessageJob({ database, appliers, clock, log });
  const comparison = { database, providers, applyMessages: messages.run };
  return {
    applyMessages: messages.run,
    async run() {
      const now = clock.now();
      await askAboutDeposits(needs, now);
      await messages.run();
      await expireDeposits(database, now);
      await refundDeposits(database, providers);
      await compareStatements(comparison, now);
    },
    compare: () => compareStatements(comparison, clock.now(), true),
  };
}
