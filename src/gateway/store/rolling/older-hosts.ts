import { type Kysely, sql as raw } from 'kysely';
import type { Schema } from '../schema.ts';
import { StoreError } from '../store-error.ts';
import { leastKnown, type Step } from './step.ts';

/** A host on a server notes itself in the store so often, in milliseconds. */
export const beatMs = 5_000;
/** A host that has missed six beats does not run any more, in milliseconds. */
const aliveMs = 6 * beatMs;

/** A host that runs on the store. */
interface Host {
  readonly name: string;
  /** Release and build. Null for a host that does not note them yet. */
  readonly version: string | null;
  /** The last migration that it knows. Empty for a host that does not note it yet. */
  readonly migration: string;
  /** Milliseconds since it has noted itself. */
  readonly silentMs: number;
}

async function hasTable(sql: Kysely<Schema>): Promise<boolean> {
  const table = raw<{ name: string | null }>`select to_regclass('heartbeat')::text as name`;
  const { rows } = await table.execute(sql);
  return (rows[0]?.name ?? null) !== null;
}

/** The hosts that run on the store, by the clock of the database. An older store may lack the table, or its later columns. */
async function findHosts(sql: Kysely<Schema>): Promise<Host[]> {
  if (!(await hasTable(sql))) return [];
  const { rows } = await raw<{
    gateway: string;
    silent: number;
    version?: string | null;
    migration?: string | null;
  }>`select * from (
      select heartbeat.*, floor(extract(epoch from clock_timestamp()) * 1000)::int8 - at as silent from heartbeat
    ) as host
    where silent < ${aliveMs} order by gateway`.execute(sql);
  return rows.map(({ gateway: name, silent: silentMs, version, migration }) => ({
    name,
    silentMs,
    version: version ?? null,
    migration: migration ?? '',
  }));
}

const described = ({ name, version, silentMs }: Host): string =>
  `${name} (version ${version ?? 'unknown'}, last beat ${Math.max(0, Math.round(silentMs / 1000))} s ago)`;

/**
 * Throws a StoreError with one sentence, which names the hosts to stop, when a host runs that cannot work beside one of the
 * steps.
 */
export async function refuseBesideOlderHosts(
  sql: Kysely<Schema>,
  steps: Readonly<Record<string, Pick<Step, 'beside'>>>,
): Promise<void> {
  const hosts = await findHosts(sql);
  for (const [name, step] of Object.entries(steps).toReversed()) {
    const older = hosts.filter(({ migration }) => migration < leastKnown(name, step));
    if (older.length === 0) continue;
    const names = older.map(described).join(', ');
    throw new StoreError(
      `Hosts of an older release cannot work beside the step ${name} of the store: stop ${names}, then start again; nothing was changed.`,
    );
  }
}
