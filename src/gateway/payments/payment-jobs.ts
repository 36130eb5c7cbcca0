import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';
import type { OperatorSettings } from '../system/system.ts';
import { applyPayment } from './apply-payment.ts';
import { askAboutDeposits } from './ask-about-deposits.ts';
import { applyPayoutNotice } from '../withdrawals/withdrawals.ts';
import {
  bankProvider,
  compareStatements,
  createMessageJob,
  type NoticeAppliers,
  type Providers,
} from '../providers/providers.ts';
import { endDeposit, lockDeposit } from '../deposits/deposits.ts';

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

/** Deposits that one run ends. */
const batch = 200;

/** A provider is asked about an expired deposit after this time, in milliseconds. */
const askAfterMs = 30_000;

/** Ends the deposits whose time is over. One that the provider never took has failed. Returns their number. */
async function expireDeposits(
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  now: number,
): Promise<number> {
  const due = await sql
    .selectFrom('deposit')
    .select('id')
    .where('state', 'in', ['created', 'pending'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch)
    .execute();
  for (const { id } of due) {
    await transaction(async (within) => {
      const deposit = await lockDeposit(within, id);
      if (deposit?.state !== 'created' && deposit?.state !== 'pending') return;
      const isTaken = deposit.state === 'pending';
      const isAsked = isTaken && deposit.provider !== bankProvider;
      const set = { ask_at: isAsked ? now + askAfterMs : null };
      const move = { actor: 'job', at: now, set } as const;
      await (isTaken
        ? endDeposit(within, deposit, { ...move, to: 'expired' })
        : endDeposit(within, deposit, { ...move, to: 'failed', reason: 'notTaken' }));
    });
  }
  return due.length;
}

/** Payments that one run gives back. */
const refundBatch = 20;

/** Asks the providers to give back the payments of returned deposits. One that does not answer is asked again later. */
async function refundDeposits({ sql }: Pick<Database, 'sql'>, providers: Providers): Promise<void> {
  const due = await sql
    .selectFrom('deposit')
    .select(['id', 'provider', 'reference'])
    .where('refund_due', '=', true)
    .orderBy('changed_at')
    .limit(refundBatch)
    .execute();
  const work = due.map(async ({ id, provider: code, reference }) => {
    const provider = providers.get(code);
    if (!provider || reference === null) return;
    await provider.refund(reference);
    const change = sql.updateTable('deposit').set({ refund_due: false });
    await change.where('id', '=', id).execute();
  });
  await Promise.allSettled(work);
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
