import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#gateway/store/database.ts';
import type { Engine } from '#gateway/store/engine.ts';
import { atTime } from './support/test-clock.ts';
import { openTestStore } from './support/test-store.ts';
import { watchTables } from './support/watch-tables.ts';

async function openEngine(): Promise<Engine> {
  return (await openTestStore('demo')).engine;
}

/** A hash of all rows of each table of a schema. */
async function hashTables(engine: Engine, schema: string) {
  const { rows } = await engine.query(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  );
  const hashes: Record<string, unknown> = {};
  for (const { name } of rows) {
    const table = `${schema}."${String(name)}"`;
    const answer = await engine.query(
      `select md5(string_agg(t::text, ',' order by t::text)) as hash from ${table} t`,
      [],
    );
    hashes[String(name)] = answer.rows[0]?.['hash'];
  }
  return hashes;
}

it('an image of a store is created at a time of its own, which other work at another time does not end', async () => {
  const before = Date.now();
  const timeAfter = (ms: number) => async () => {
    await new Promise((done) => setTimeout(done, ms));
    return Date.now();
  };
  const hour = 3_600_000;
  const [short, long] = await Promise.all([
    atTime(before - 10 * hour, timeAfter(10)),
    atTime(before - 20 * hour, timeAfter(100)),
  ]);
  expect([short, long].map((time) => Math.round((before - time) / hour))).toEqual([10, 20]);
  expect(Math.abs(before - Date.now())).toBeLessThan(hour);
});

it('an image of a store is not opened while a test has a time of its own, which an image made then would keep', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await expect(openTestStore('nothing')).rejects.toThrow('before the time is faked');
});

it('restores inserted, changed and deleted rows, and rows deleted through foreign keys', async () => {
  const engine = await openEngine();
  const before = await hashTables(engine, 'public');
  const empty = Object.fromEntries(Object.keys(before).map((name) => [name, null]));
  expect(before).toEqual({ ...empty, ...(await hashTables(engine, 'pristine')) });
  await engine.query(`insert into "setting" ("name", "value") values ('a', '1')`, []);
  await engine.query('update "member" set "username" = "username" || $1', ['x']);
  await engine.query('delete from "ledger_posting"', []);
  await engine.query('delete from "contract"', []);
  await engine.query('delete from "message"', []);
  const changed = await hashTables(engine, 'public');
  const differing = Object.keys(before).filter((name) => changed[name] !== before[name]);
  expect(differing).toEqual(
    expect.arrayContaining(['contract', 'contract_request', 'ledger_posting', 'member', 'setting']),
  );
  await engine.close();

  const again = await openEngine();
  expect(await hashTables(again, 'public')).toEqual(before);
  await again.close();
});

it('goes back to a kept state, and to the state before it', async () => {
  const store = await openTestStore('empty');
  const { engine } = store;
  const database = await openDatabase(store);
  const add = (name: string) =>
    engine.query(`insert into "setting" ("name", "value") values ($1, '1')`, [name]);
  const names = async () =>
    (await engine.query('select name from setting order by name', [])).rows.map(({ name }) => name);
  const before = await names();
  await add('kept');
  await store.keep();
  await add('later');
  await store.restore(database);
  expect(await names()).toEqual([...before, 'kept']);
  await add('kept too');
  await store.keep();
  await engine.query('delete from "setting"', []);
  await store.drop();
  expect(await names()).toEqual([...before, 'kept']);
  await database.close();

  const again = await openTestStore('empty');
  const { rows } = await again.engine.query('select name from setting order by name', []);
  expect(rows.map(({ name }) => name)).toEqual(before);
  await again.engine.close();
});

it('the store does not reuse a database whose schema was changed', async () => {
  const engine = await openEngine();
  await engine.query('create table extra (id int)', []);
  await engine.close();
  const again = await openEngine();
  expect(Object.keys(await hashTables(again, 'public'))).not.toContain('extra');
  await again.close();
});

it('names the tables whose content a statement has changed, once', async () => {
  const store = await openTestStore('demo');
  const { engine } = store;
  const changedTables = await watchTables(store, ['attempt']);
  await engine.query(`insert into "setting" ("name", "value") values ('a', '1')`, []);
  await engine.query('update "member" set "username" = "username"', []);
  await engine.query('delete from "attempt"', []);
  expect(await changedTables()).toEqual(['setting']);
  expect(await changedTables()).toEqual([]);
  await engine.query(`with gone as (delete from "setting" returning 1) select * from gone`, []);
  expect(await changedTables()).toEqual(['setting']);
  await engine.close();
});

it('restores what a transaction has left open, and names no table whose rows stay as they are', async () => {
  const store = await openTestStore('empty');
  const { engine } = store;
  const before = await hashTables(engine, 'public');
  const add = `insert into "setting" ("name", "value") values ('a', '1')`;
  store.takeWritten();
  for (const statement of ['begin', add, 'rollback']) await engine.query(statement, []);
  await engine.query(`delete from "message" where false`, []);
  expect(store.takeWritten()).toEqual([]);
  for (const statement of ['begin', add, 'commit']) await engine.query(statement, []);
  expect(store.takeWritten()).toEqual(['setting']);
  await engine.query('begin', []);
  await engine.query('delete from "setting"', []);
  await engine.close();

  const again = await openTestStore('empty');
  expect(await hashTables(again.engine, 'public')).toEqual(before);
  await again.engine.close();
});
