import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type Database, openDatabase, type Sql } from './database.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

const sleep = (sql: Sql) => raw`select pg_sleep(2)`.execute(sql);

describe.skipIf(programs === null)(`records and reports on a server${reason}`, () => {
  let server: Postgres;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    database = await openDatabase({ kind: 'postgres', url: await server.database('reads') });
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

  it('are cancelled after five seconds, and the work of bets after a minute', async () => {
    const limit = async (sql: Sql) => {
      const { rows } = await raw<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(sql);
      return rows[0]?.limit;
    };
    expect([await database.read(limit), await limit(database.sql)]).toEqual(['5s', '1min']);
  });
});
