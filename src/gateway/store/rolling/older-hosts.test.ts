import { type Kysely, sql as raw } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEarlierStore } from '#tests/support/earlier-store.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../database.ts';
import { allSteps } from './all-steps.ts';
import { migrate, newestStep } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { StoreError } from '../store-error.ts';
import type { Step } from './step.ts';

let database: Database;
beforeEach(async () => {
  database = await openDatabase(await openTestStore('empty'));
});
afterEach(() => database.close());

/** The steps of a release after this one. */
const later = {
  wide: { '0998-wide': step('all', 'alter table heartbeat add column wide text') },
  narrow: { '0999-narrow': step('none', 'alter table heartbeat add column narrow text') },
  /** Narrows what the first step has widened. */
  second: { '0999-narrow': step('0998-wide', 'alter table heartbeat add column narrow text') },
};

function step(beside: Step['beside'], statement: string): Step {
  return { beside, up: async (db) => void (await raw.raw(statement).execute(db)) };
}

/** Notes a host, `silentMs` after its last beat. */
async function addHost(name: string, migration: string, silentMs = 3_000): Promise<void> {
  await raw`insert into heartbeat (gateway, at, migration, version) values
    (${name}, floor(extract(epoch from clock_timestamp()) * 1000)::int8 - ${silentMs}, ${migration}, ${`of ${name}`})`.execute(
    database.sql,
  );
}

const upgrade = (...steps: readonly Readonly<Record<string, Step>>[]) =>
  migrate(database.sql, { isShared: true, steps: Object.assign({}, allSteps, ...steps) });

async function columns(sql: Kysely<Schema> = database.sql): Promise<string[]> {
  const { rows } = await raw<{
    name: string;
  }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'heartbeat' order by column_name`.execute(sql);
  return rows.map(({ name }) => name);
}
const before = ['at', 'gateway', 'migration', 'version'];

it('a step that older hosts cannot work beside is refused while one runs, and names those to stop', async () => {
  await addHost('app1:1', newestStep);
  await addHost('app2:1', newestStep, 12_000);
  await addHost('app3:1', '0999-narrow');
  const refused = await upgrade(later.wide, later.narrow).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreError);
  const silent: number[] = [];
  const words = String(refused).replaceAll(/(\d+) s ago/g, (_, seconds: string) => {
    silent.push(Number(seconds));
    return 'N s ago';
  });
  expect(words).toBe(
    'StoreError: Hosts of an older release cannot work beside the step 0999-narrow of the store: stop app1:1 (version of app1:1, last beat N s ago), app2:1 (version of app2:1, last beat N s ago), then start again; nothing was changed.',
  );
  // The clock is the clock of the database, which goes on.
  const [one = 0, other = 0] = silent;
  expect(one).toBeGreaterThanOrEqual(3);
  expect(other).toBeGreaterThanOrEqual(12);
  // The step before, which only widens, is not done either.
  expect(await columns()).toEqual(before);
  await database.sql.deleteFrom('heartbeat').where('gateway', '<', 'app3').execute();
  await upgrade(later.wide, later.narrow);
  expect(await columns()).toEqual(['at', 'gateway', 'migration', 'narrow', 'version', 'wide']);
});

it('a step that only widens is done while older hosts run', async () => {
  await addHost('app1:1', newestStep);
  await upgrade(later.wide);
  expect(await columns()).toEqual([...before, 'wide']);
});

it('a step that narrows a release later is done beside hosts that know the step which has widened', async () => {
  await addHost('app1:1', newestStep);
  await addHost('app2:1', '0998-wide');
  await expect(upgrade(later.wide, later.second)).rejects.toThrow(/stop app1:1 \([^)]*\), then/);
  await database.sql.deleteFrom('heartbeat').where('gateway', '=', 'app1:1').execute();
  await upgrade(later.wide, later.second);
  expect(await columns()).toContain('narrow');
});

it('a host that has missed six beats does not count', async () => {
  await addHost('app1:1', newestStep, 10_000);
  await expect(upgrade(later.narrow)).rejects.toThrow('app1:1');
  await database.sql.deleteFrom('heartbeat').execute();
  await addHost('app1:1', newestStep, 30_000);
  await upgrade(later.narrow);
  expect(await columns()).toEqual(['at', 'gateway', 'migration', 'narrow', 'version']);
});

it('a host of the time before releases were noted counts as older than all', async () => {
  const sql = await openEarlierStore('0090-used-proofs');
  await raw`insert into heartbeat (gateway, at)
    values ('old:1', floor(extract(epoch from clock_timestamp()) * 1000)::int8)`.execute(sql);
  await expect(migrate(sql, { isShared: true })).rejects.toThrow(
    /stop old:1 \(version unknown, last beat \d+ s ago\)/,
  );
  expect(await columns(sql)).toEqual(['at', 'gateway']);
  // Nobody else has an embedded store open: what is noted there is of a process that was killed.
  await migrate(sql);
  expect(await columns(sql)).toEqual(before);
  await sql.destroy();
});

it('a host of before goes on noting itself on the store with releases', async () => {
  const sql = await openEarlierStore('0091-sign-in-links');
  const beat = raw`insert into heartbeat (gateway, at) values ('old:1', 1)
    on conflict (gateway) do update set at = 2`;
  await beat.execute(sql);
  const { '0093-host-releases': releases } = allSteps;
  await releases?.up(sql);
  await beat.execute(sql);
  const rows = await sql.selectFrom('heartbeat').selectAll().execute();
  expect(rows).toEqual([{ gateway: 'old:1', at: 2, migration: null, version: null }]);
  await sql.destroy();
});
