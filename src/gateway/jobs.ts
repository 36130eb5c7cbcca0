import { dayOf } from '#contract/model/market-day.ts';
import {
  bringWalletsHome,
  confirmDueWithdrawals,
  expireBonuses,
  expireRewards,
  type PaymentJobs,
  sendDueParts,
  settleDueBets,
} from './money/money.ts';
import { advanceApplications } from './activities/activities.ts';
import { creditTurnoverPoints } from './points/points.ts';
import { closeLeaderboards } from './missions/missions.ts';
import { addDailySums, raiseRanks } from './records/records.ts';
import { createStageJob } from './referrals/referrals.ts';
import { offerLossRebates } from './rewards/rewards.ts';
import type { Services } from './services.ts';
import type { Database } from './store/database.ts';
import type { OperatorSettings } from './system/system.ts';

const intervalMs = 5_000;

interface JobsNeeds extends Pick<Services, 'vault' | 'providers'> {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly payments: PaymentJobs;
  readonly log: (line: string) => void;
}

/**
 * Work that the clock brings: settles due bets, empties the wallets of vendors while games share one, confirms and pays
 * withdrawals, follows payments, adds up days, raises levels, credits points, pays invitations and prizes of
 * leaderboards, offers loss rebates, expires bonuses and rewards. Each job may run on several gateways at once.
 */
export interface Jobs {
  /** Runs all jobs now, after a run that is under way. */
  run(): Promise<void>;
  /** Stops the timer and waits for a run that is under way. */
  stop(): Promise<void>;
}

/** Starts the jobs of a gateway, which run every five seconds. A slow payment provider holds up no other job. */
export function startJobs(needs: JobsNeeds): Jobs {
  const { database, vault, providers, settings, payments, log } = needs;
  const payInvitations = createStageJob(database, settings);
  let running = Promise.resolve();
  let paying = Promise.resolve();

  async function joinWallets(now: number): Promise<void> {
    if ((await settings.read()).singleWallet) await bringWalletsHome(database, now);
  }

  async function payWithdrawals(now: number): Promise<void> {
    const { withdrawalConfirmMinutes } = await settings.read();
    const confirmMs = withdrawalConfirmMinutes * 60_000;
    await sendDueParts({ ...database, vault, providers, confirmMs }, now);
    await confirmDueWithdrawals(database, now);
  }

  async function addUp(now: number): Promise<void> {
    const added = await addDailySums(database);
    if (added > 0) await raiseRanks(database, dayOf(now) - 1, now);
    await creditTurnoverPoints(database, now);
  }

  const report = (error: unknown) => {
    log(`A job failed: ${error instanceof Error ? error.message : String(error)}`);
  };

  /** A job that fails does not stop the others. */
  async function runOnce(): Promise<void> {
    const now = settings.clock.now();
    await settleDueBets(database, now).catch(report);
    await joinWallets(now).catch(report);
    await expireBonuses(database, now).catch(report);
    await addUp(now).catch(report);
    await payInvitations(now).catch(report);
    await closeLeaderboards(database, now).catch(report);
    await offerLossRebates(database, now).catch(report);
    await expireRewards(database, now).catch(report);
    await advanceApplications(database, now).catch(report);
  }

  async function payOnce(): Promise<void> {
    await payments.run().catch(report);
    await payWithdrawals(settings.clock.now()).catch(report);
  }

  async function run(): Promise<void> {
    running = running.then(runOnce);
    paying = paying.then(payOnce);
    await Promise.all([running, paying]);
  }

  let isBusy = false;
  const timer = setInterval(() => {
    // A run takes longer than the interval while a provider is slow.
    if (isBusy) return;
    isBusy = true;
    void run().finally(() => {
      isBusy = false;
    });
  }, intervalMs);
  timer.unref();
  return {
    run,
    async stop() {
      clearInterval(timer);
      await Promise.all([running, paying]);
    },
  };
}
