import type { Jobs } from './jobs.ts';
import type { PaymentJobs } from './payments/payments.ts';
import { createConsole } from './operator/console.ts';
import { rebuildTurnoverPoints } from './points/points.ts';
import { rebuildDailySums } from './records/records.ts';
import type { resetToSeed } from './seed/load-seed.ts';
import { beganWith } from './seed/origin.ts';
import type { Seed } from './seed/seed.ts';
import { setSlotCount } from './seed/spare-slots.ts';
import type { Services } from './http/request-context.ts';
import type { Database } from './store/database.ts';
import type { OperatorSettings } from './system/settings.ts';

interface ConsoleParts {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly services: Services;
  readonly seed: Seed;
  readonly restore: typeof resetToSeed;
  readonly token: string;
  readonly jobs: Jobs;
  readonly payments: PaymentJobs;
}

/** The console of the operator, over the parts of a gateway. */
export function openConsole(parts: ConsoleParts) {
  const { database, settings, services, seed, restore, token, jobs, payments } = parts;
  const { app } = createConsole({
    database,
    vault: services.vault,
    passwords: services.passwords,
    sessions: services.sessions,
    market: services.market,
    register: services.register,
    settings,
    token,
    attempts: services.attempts,
    outbox: services.outbox,
    providers: services.providers,
    payments,
    runJobs: jobs.run,
    async rebuildDailySums() {
      await rebuildDailySums(database);
      await rebuildTurnoverPoints(database);
    },
    hasDemo: () => beganWith(database.sql, seed),
    async reset() {
      const { vault, passwords } = services;
      await restore({ ...database, vault, passwords }, seed, settings.clock.now());
      settings.clearCache();
      services.sessions.clearCache();
    },
    setSlotCount: (slots) => setSlotCount(database, seed, slots),
  });
  return app;
}
