import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgres,
  type Postgres,
  type Replica,
  startPostgres,
} from '#tests/support/postgres.ts';
import { type Database, openDatabase, type Sql } from './database.ts';
import { StoreError } from './store-error.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

async function isReplica(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(sql);
  return rows[0]?.it === true;
}

const write = (sql: Sql, name: string) =>
  sql.insertInto('setting').values({ name, value: '1' }).execute();

const names = async (sql: Sql) =>
  (await sql.selectFrom('setting').select('name').execute()).map(({ name }) => name);

describe.skipIf(programs === null)(`reads with a replica${reason}`, () => {
  let server: Postgres;
  let replica: Replica;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const url = await server.database('main');
    await (await openDatabase({ kind: 'postgres', url })).close();
    replica = await server.replicate();
    database = await openDatabase({ kind: 'postgres', url, replicaUrl: replica.addressOf('main') });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  it('run on the replica and see what was written before', async () => {
    await write(database.sql, 'before');
    expect(await database.read(names)).toContain('before');
    await expect.poll(() => database.read(isReplica)).toBe(true);
  });

  it('run on the store while the replica lags', async () => {
    await replica.pause();
    await write(database.sql, 'late');
    expect(await database.read(isReplica)).toBe(false);
    expect(await database.read(names)).toContain('late');
    await replica.resume();
    await expect.poll(() => database.read(isReplica)).toBe(true);
  });

  it('run on the store when the replica refuses them', async () => {
    expect(await database.read((sql) => write(sql, 'refused by a replica'))).toHaveLength(1);
    expect(await names(database.sql)).toContain('refused by a replica');
  });

  it('run on the store when the replica is gone', async () => {
    await replica.close();
    expect(await database.read(names)).toContain('before');
    expect(await database.read(isReplica)).toBe(false);
  });
});

it('refuses the address of a replica that is none', async () => {
  const opening = openDatabase({ kind: 'postgres', url: 'postgres://a', replicaUrl: 'nowhere' });
  await expect(opening).rejects.toThrow(StoreError);
});
