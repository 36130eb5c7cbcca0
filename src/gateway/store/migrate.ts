import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, Migrator, sql as raw } from 'kysely';
import { allSteps } from './rolling/all-steps.ts';
import type { Schema } from './schema.ts';
import { refuseBesideOlderHosts } from './rolling/older-hosts.ts';
import type { Steps } from './rolling/step.ts';
import { type Log, silent, since, watched } from './rolling/watched.ts';
import { sqlState } from './sql-state.ts';

/** The last migration that this release knows. */
export const newestStep: string = Object.keys(allSteps).at(-1) ?? '';

/** True for the errors of two gateways that migrate the same database at once. */
function isConcurrentMigration(error: unknown): boolean {
  return ['23505', '42P07', '42710', '40001', '40P01'].includes(sqlState(error) ?? '');
}

/** Runs migrations by name. */
export function createMigrator(sql: Kysely<Schema>, steps: Steps = allSteps): Migrator {
  const provider = { getMigrations: () => Promise.resolve({ ...steps }) };
  return new Migrator({ db: sql, provider });
}

/** The migrations that a store lacks. */
interface Upgrade {
  /** The last one that it has. Null for a new store. */
  readonly from: string | null;
  readonly missing: Steps;
}

/** The names of the migrations that a store has, the oldest first. The migrator would look at every table of the store for it. */
async function namesIn(sql: Kysely<Schema>): Promise<string[]> {
  const { rows } = await raw<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(sql);
  if (rows[0]?.exists !== true) return [];
  const applied = await raw<{ name: string }>`
    select name from kysely_migration`.execute(sql);
  return applied.rows.map(({ name }) => name).toSorted();
}

/** Plans the upgrade of a store. Null: the store has exactly these migrations. */
async function planUpgrade(sql: Kysely<Schema>, steps: Steps): Promise<Upgrade | null> {
  const has = await namesIn(sql);
  const missing = Object.entries(steps).filter(([name]) => !has.includes(name));
  if (missing.length === 0 && has.every((name) => name in steps)) return null;
  return { from: has.at(-1) ?? null, missing: Object.fromEntries(missing) };
}

interface MigrateOptions {
  readonly log?: Log;
  /** Other hosts may run on the store, because it is on a server. */
  readonly isShared?: boolean;
  readonly steps?: Steps;
}

/**
 * Runs the migrations that the store does not have yet, all or none. Migrations of an older store are logged, from which to which,
 * each with its time, so that an operator knows what a start waits for. Throws a StoreError that names the older hosts to stop
 * when some run on a shared store that cannot work beside the migrations.
 */
export async function migrate(
  sql: Kysely<Schema>,
  { log = silent, isShared = false, steps = allSteps }: MigrateOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planUpgrade(sql, steps);
    if (plan === null) return;
    const { from, missing } = plan;
    const to = Object.keys(missing).at(-1);
    const report = from === null ? silent : log;
    const begin = async (within: Kysely<Schema>): Promise<void> => {
      if (isShared) await refuseBesideOlderHosts(within, missing);
      report(`The store goes from ${from} to ${to}: ${Object.keys(missing).length} steps.`);
    };
    const began = performance.now();
    const { error, results } = await createMigrator(
      sql,
      watched(steps, begin, report),
    ).migrateToLatest();
    if (error === undefined) {
      if (results?.length) report(`The store is at ${to}, after ${since(began)}.`);
      return;
    }
    if (attempt === 5 || !isConcurrentMigration(error)) throw error;
    await sleep(100 * attempt);
  }
}
