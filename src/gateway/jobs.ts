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
import { takeDraws } from './catalogue/catalogue.ts';
import { advanceApplications } from './activities/activities.ts';
import { settleContracts } from './agents/agents.ts';
import { boardWin } from './play/play.ts';
import { sendPushes } from './push/send-pushes.ts';
import { creditTurnoverPoints } from './points/points.ts';
import { closeLeaderboards } from './missions/missions.ts';
import { addDailySums, raiseRanks } from './records/records.ts';
import { createStageJob } from './referrals/referrals.ts';
import { offerLossRebates } from './rewards/rewards.ts';
import type { Services } from './services.ts';
import type { Database } from './store/database.ts';
import type { OperatorSettings } from './system/system.ts';

const intervalMs = 5_000;

interface JobsNeeds extends Pick<Services, 'vault' | 'providers' | 'push' | 'calendar'> {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly payments: PaymentJobs;
  readonly log: (line: string) => void;
}

/**
 * Work that the clock brings: settles due bets, takes the draws of the lottery, empties the wallets of vendors while games share one, confirms and pays
 * withdrawals, follows payments, adds up days, raises levels, credits points, settles contracts of agents, pays invitations
 * and prizes of leaderboards, offers loss rebates, expires bonuses and rewards, sends notifications. Each job may run on
 * several gateways at once.
 */
export interface Jobs {
  /** Runs all jobs now, after a run that is under way. */
  run(): Promise<void>;
  /** Stops the timer and waits for a run that is under way. */
  stop(): Promise<void>;
}

/** A job. It gets the time of its run, in epoch milliseconds. */
type Job = (now: number) => Promise<unknown>;

/** The jobs that need no other party than the store, in their order. */
function storeJobs({ database, settings, calendar }: JobsNeeds): readonly Job[] {
  const payInvitations = createStageJob(database, settings);

  async function joinWallets(now: number): Promise<void> {
    const { singleWallet } = await settings.read();
    if (singleWallet) await bringWalletsHome(database, now);
  }

  async function addUp(now: number): Promise<void> {
    const added = await addDailySums(database);
    if (added > 0) await raiseRanks(database, dayOf(now) - 1, now);
    await creditTurnoverPoints(database, now);
  }

  return [
    (now) => settleDueBets(database, now, { onSettled: boardWin }),
    (now) => takeDraws(database, calendar, now),
    joinWallets,
    (now) => expireBonuses(database, now),
    addUp,
    (now) => settleContracts(database, now),
    payInvitations,
    (now) => closeLeaderboards(database, now),
    (now) => offerLossRebates(database, now),
    (now) => expireRewards(database, now),
    (now) => advanceApplications(database, now),
  ];
}

/** The jobs that wait for payment providers. */
function payJobs({ database, vault, providers, settings, payments }: JobsNeeds): readonly Job[] {
  async function payWithdrawals(now: number): Promise<void> {
    const { withdrawalConfirmMinutes } = await settings.read();
    const confirmMs = withdrawalConfirmMinutes * 60_000;
    await sendDueParts({ ...database, vault, providers, confirmMs }, now);
    await confirmDueWithdrawals(database, now);
  }

  return [() => payments.run(), payWithdrawals];
}

/** The jobs that wait for push services. */
function pushJobs(needs: JobsNeeds): readonly Job[] {
  return [(now) => sendPushes(needs, now)];
}

/** Returns a function that runs jobs one after the other, after its last run. A job that fails does not stop the others. */
function createRun(jobs: readonly Job[], { settings, log }: JobsNeeds): () => Promise<void> {
  const report = (error: unknown) => {
    log(`A job failed: ${error instanceof Error ? error.message : String(error)}`);
  };

  async function runOnce(): Promise<void> {
    const now = settings.clock.now();
    for (const job of jobs) await job(now).catch(report);
  }

  let last = Promise.resolve();
  return () => {
    last = last.then(runOnce);
    return last;
  };
}

type Run = () => Promise<void>;

/** Runs jobs every five seconds, unless they still run. Returns a function that stops it. */
function repeat(run: Run): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void run().finally(() => {
      isBusy = false;
    });
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Starts the jobs of a gateway, which run every five seconds. A slow payment provider or push service holds up no other job. */
export function startJobs(needs: JobsNeeds): Jobs {
  const runs = [storeJobs, payJobs, pushJobs].map((jobsOf) => createRun(jobsOf(needs), needs));
  const running = new Set<Promise<void>>();

  const tracked = runs.map((run): Run => async () => {
    const work = run();
    running.add(work);
    await work.finally(() => running.delete(work));
  });
  const stops = tracked.map(repeat);
  return {
    async run() {
      await Promise.all(tracked.map((run) => run()));
    },
    async stop() {
      stops.forEach((stop) => stop());
      await Promise.all(running);
    },
  };
}
