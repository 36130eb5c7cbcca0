import type { Log } from './log.ts';
import { bringWalletsHome } from './wallets/wallets.ts';
import { confirmDueWithdrawals, sendDueParts } from './withdrawals/withdrawals.ts';
import { expireBonuses } from './bonuses/bonuses.ts';
import { remindOfReviews } from './reviews/reviews.ts';
import { eraseClosedAccounts } from './erasure/erasure.ts';
import { createHarmJob } from './harm/harm.ts';
import { expireRewards } from './offers/offers.ts';
import { markOppositeBets, settleDueBets } from './bets/bets.ts';
import type { PaymentJobs } from './payments/payments.ts';
import { chainAudit } from './audit/audit.ts';
import { writeCopies } from './data-copy/data-copy.ts';
import { takeDraws } from './catalogue/catalogue.ts';
import { advanceApplications } from './activities/activities.ts';
import { payAgentRebates, settleContracts } from './agents/agents.ts';
import { recordWins } from './play/play.ts';
import { sendPushes } from './push/send-pushes.ts';
import { creditTurnoverPoints } from './points/points.ts';
import { closeLeaderboards } from './missions/missions.ts';
import { addDailySums, raiseRanks } from './records/records.ts';
import { createStageJob } from './referrals/referrals.ts';
import { cancelBetsOnEvents } from './reversals/reversals.ts';
import { offerLossRebates } from './rewards/rewards.ts';
import type { Services } from './http/request-context.ts';
import type { Database } from './store/database.ts';
import { hasModule, type OperatorSettings } from './system/system.ts';

const intervalMs = 5_000;

interface JobsNeeds extends Pick<
  Services,
  'vault' | 'providers' | 'push' | 'calendar' | 'seeds' | 'market'
> {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly payments: PaymentJobs;
  readonly log: Log;
}

/**
 * Work that the clock brings: cancels the bets on events that are called off, settles due bets, takes the draws of the lottery, marks opposite bets, empties the wallets of vendors while games share one, confirms and pays
 * withdrawals, follows payments, adds up days, raises levels, credits points, settles contracts and pays rebates of agents, pays invitations
 * and prizes of leaderboards, offers loss rebates, expires bonuses and rewards, marks signs of harm, reminds members of their limits, erases closed accounts, sends notifications. Each job may run on
 * several gateways at once.
 */
export interface Jobs {
  /** Runs the named jobs now, or all, after a run that is under way. */
  run(only?: readonly JobName[]): Promise<void>;
  /** Stops the timer and waits for a run that is under way. */
  stop(): Promise<void>;
}

/** A job. It gets the time of its run, in epoch milliseconds. */
type Job = (now: number) => Promise<unknown>;

/** The names of the jobs that end bets: on events that are called off, and those that are due. */
const betJobNames = ['voidedEvents', 'bets'] as const;
/** The names of the other jobs that need no other party than the store, in the order of their runs. */
const storeJobNames = [
  'draws',
  'oppositeBets',
  'wallets',
  'bonuses',
  'dailySums',
  'contracts',
  'agentRebates',
  'invitations',
  'leaderboards',
  'lossRebates',
  'rewards',
  'applications',
  'harm',
  'reviews',
  'erasures',
  'audit',
] as const;
/** The names of the jobs that wait for payment providers. */
const payJobNames = ['payments', 'withdrawals'] as const;
/** The name of the job that waits for push services. */
const pushJobNames = ['pushes'] as const;

/** The name of the job that writes the copies of data that members ask for, which may take long. */
const copyJobNames = ['dataCopies'] as const;

export const jobNames = [
  ...betJobNames,
  ...storeJobNames,
  ...payJobNames,
  ...pushJobNames,
  ...copyJobNames,
] as const;
export type JobName = (typeof jobNames)[number];

/** Jobs by name, which run one after the other. */
type JobQueue = { readonly [name in JobName]?: Job };

function betJobs({
  database,
  settings,
  calendar,
  seeds,
}: JobsNeeds): Record<(typeof betJobNames)[number], Job> {
  async function settleBets(): Promise<void> {
    await seeds.refresh();
    await settleDueBets(database, await settings.storeClock.now(), {
      decide: (bet) => calendar.resultOf(bet, seeds),
      onSettled: recordWins,
    });
  }

  return { voidedEvents: (now) => cancelBetsOnEvents(database, now), bets: settleBets };
}

function storeJobs(needs: JobsNeeds): Record<(typeof storeJobNames)[number], Job> {
  const { database, settings, calendar, seeds, market, log } = needs;
  const payInvitations = createStageJob(database, settings);

  async function joinWallets(now: number): Promise<void> {
    const { singleWallet } = await settings.read();
    if (singleWallet) await bringWalletsHome(database, now);
  }

  async function addUp(now: number): Promise<void> {
    await addDailySums(database);
    // Members hear nothing of levels while the club is closed. It raises them when it opens again.
    if (hasModule({ settings: await settings.read() }, 'MEMCLUB3')) await raiseRanks(database, now);
    await creditTurnoverPoints(database, now);
  }

  async function draw(): Promise<void> {
    await seeds.refresh();
    await takeDraws(database, calendar, { now: await settings.storeClock.now(), seeds });
  }

  return {
    draws: draw,
    oppositeBets: (now) => markOppositeBets(database, now),
    wallets: joinWallets,
    bonuses: (now) => expireBonuses(database, now),
    dailySums: addUp,
    contracts: async (now) =>
      settleContracts(database, now, (await settings.read()).agentContracts),
    agentRebates: async (now) =>
      payAgentRebates(database, (await settings.read()).topAgentRebate, now),
    invitations: payInvitations,
    leaderboards: async (now) => {
      const { rewardConditions: conditions } = await settings.read();
      await closeLeaderboards(database, { now, conditions });
    },
    lossRebates: (now) => offerLossRebates(database, now),
    rewards: (now) => expireRewards(database, now),
    applications: (now) => advanceApplications(database, now),
    harm: createHarmJob(needs),
    reviews: (now) => remindOfReviews(database, market, now),
    erasures: (now) => eraseClosedAccounts(database, { keptYears: market.keptYears, now, log }),
    audit: () => chainAudit(database),
  };
}

function payJobs({
  database,
  vault,
  providers,
  settings,
  payments,
}: JobsNeeds): Record<(typeof payJobNames)[number], Job> {
  async function payWithdrawals(now: number): Promise<void> {
    const { withdrawalConfirmMinutes } = await settings.read();
    const confirmMs = withdrawalConfirmMinutes * 60_000;
    await sendDueParts({ ...database, vault, providers, confirmMs }, now);
    await confirmDueWithdrawals(database, now);
  }

  return { payments: () => payments.run(), withdrawals: payWithdrawals };
}

function pushJobs(needs: JobsNeeds): Record<(typeof pushJobNames)[number], Job> {
  return { pushes: (now) => sendPushes(needs, now) };
}

function copyJobs(needs: JobsNeeds): Record<(typeof copyJobNames)[number], Job> {
  const { database, vault, settings } = needs;
  return { dataCopies: () => writeCopies({ ...database, vault, clock: settings.clock }) };
}

/** Returns a function that runs jobs one after the other, after its last run. A job that fails does not stop the others. */
function createRun(jobs: JobQueue, { settings, log }: JobsNeeds): Run {
  const report = (error: unknown) => {
    log(`A job failed: ${error instanceof Error ? error.message : String(error)}`, error);
  };

  async function runOnce(only: readonly JobName[]): Promise<void> {
    const now = settings.clock.now();
    for (const name of only) await jobs[name]?.(now).catch(report);
  }

  let last = Promise.resolve();
  return async (only) => {
    if (!only.some((name) => jobs[name])) return;
    last = last.then(() => runOnce(only));
    await last;
  };
}

/** Runs the named jobs, in the order of the names. */
type Run = (only: readonly JobName[]) => Promise<void>;

/** Runs jobs every five seconds, unless they still run. Returns a function that stops it. */
function repeat(run: Run): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void run(jobNames).finally(() => {
      isBusy = false;
    });
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Starts the jobs of a gateway, which run every five seconds. A slow payment provider or push service, and a large copy of data, hold up no other job, and
 * no job holds up the bets. Jobs that are run by name follow the bets, so that they find them settled.
 */
export function startJobs(needs: JobsNeeds): Jobs {
  const runs = [betJobs, storeJobs, payJobs, pushJobs, copyJobs].map((jobsOf) =>
    createRun(jobsOf(needs), needs),
  );
  const running = new Set<Promise<void>>();

  const tracked = runs.map((run): Run => async (only) => {
    const work = run(only);
    running.add(work);
    await work.finally(() => running.delete(work));
  });
  const stops = tracked.map(repeat);
  return {
    async run(only = jobNames) {
      const [settleBets, ...others] = tracked;
      await settleBets?.(only);
      await Promise.all(others.map((run) => run(only)));
    },
    async stop() {
      stops.forEach((stop) => stop());
      await Promise.all(running);
    },
  };
}
