import { Kysely, PostgresDialect, sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type Database, openDatabase, type Sql } from './database.ts';
import { openUpgrade } from './open-postgres.ts';
import type { Schema } from './schema.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

const sleep = (sql: Sql) => raw`select pg_sleep(2)`.execute(sql);

describe.skipIf(programs === null)(`records and reports on a server${reason}`, () => {
  let server: Postgres;
  let database: Database;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    url = await server.database('reads');
    database = await openDatabase({ kind: 'postgres', url });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  it('run on three connections of their own', async () => {
    const reads = Array.from({ length: 6 }, () => database.read(sleep));
    const running = async () => {
      const { rows } = await raw<{ count: number }>`
        select count(*) from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`.execute(
        database.sql,
      );
      return Number(rows[0]?.count);
    };
    await expect.poll(running).toBeGreaterThan(0);
    const counts = [await running(), await running(), await running()];
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    await Promise.all(reads);
  });

  it('are cancelled after five seconds, the work of bets after a minute, a migration after an hour', async () => {
    const limits = async (sql: Sql) => {
      const { rows } = await raw<{ limits: string }>`
        select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout')) as limits`.execute(
        sql,
      );
      return rows[0]?.limits;
    };
    const upgrade = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: await openUpgrade(url) }),
    });
    const all = [await database.read(limits), await limits(database.sql), await limits(upgrade)];
    await upgrade.destroy();
    // The second one is the wait for a lock, which nobody passes by while a migration waits for it.
    expect(all).toEqual(['5s 0', '1min 0', '1h 1min']);
  });
});
