import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { defaultSettings, type OperatorSettings } from './settings.ts';
import { createSettings } from './settings-store.ts';

function withResolvers() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

it('reads the settings inside a transaction, also when none are cached', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  const settings = createSettings(database, { now: () => 0 });
  settings.clearCache();
  expect(await database.transaction((sql) => settings.read(sql))).toEqual(defaultSettings);
  settings.clearCache();
  await expect(database.transaction(() => settings.read())).rejects.toThrow();
  await database.close();
});

describe('a read that was under way during a change', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(await openTestStore('empty'));
  });
  afterEach(() => database.close());

  /** Settings whose first read has its row, and gives it when `answer` is called. */
  async function openReading() {
    const { promise: held, resolve: answer } = withResolvers();
    const { promise: isRead, resolve: tellRead } = withResolvers();
    const lateRow = {
      async executeTakeFirst() {
        const row = await database.sql.selectFrom('setting').select('value').executeTakeFirst();
        tellRead();
        await held;
        return row;
      },
    };
    /** The row comes late, while its connection is free again, as with PostgreSQL. */
    const slow = new Proxy(database.sql, {
      get: (sql, name) =>
        name === 'selectFrom'
          ? () => ({ select: () => ({ where: () => lateRow }) })
          : Reflect.get(sql, name),
    });
    const settings = createSettings({ ...database, sql: slow }, { now: () => 0 });
    settings.clearCache();
    const old = settings.read();
    await isRead;
    return { settings, old, answer };
  }

  it('does not bring back what this gateway has changed', async () => {
    const { settings, old, answer } = await openReading();
    await settings.patch({ maintenance: true });
    answer();
    await old;
    expect((await settings.read()).maintenance).toBe(true);
  });

  it('is not kept when the cache is cleared meanwhile', async () => {
    const { settings, old, answer } = await openReading();
    await createSettings(database, { now: () => 0 }).patch({ maintenance: true });
    settings.clearCache();
    answer();
    await old;
    expect((await settings.read()).maintenance).toBe(true);
  });
});

describe('settings that a later release has added', () => {
  const later = {
    laterSetting: 7,
    referralRules: { ...defaultSettings.referralRules, laterRule: { pays: 1 } },
    registerRules: { username: { minLength: 6 } },
  };
  let database: Database;
  let settings: OperatorSettings;

  const kept = async () =>
    (await database.sql.selectFrom('setting').select('value').executeTakeFirstOrThrow()).value;

  beforeEach(async () => {
    database = await openDatabase(await openTestStore('empty'));
    settings = createSettings(database, { now: () => 0 });
    await settings.patch({ maintenance: true });
    const value = JSON.stringify({ ...Object(await kept()), ...later });
    await database.sql.updateTable('setting').set({ value }).execute();
    settings.clearCache();
  });
  afterEach(() => database.close());

  it('are left out', async () => {
    const { registerRules } = later;
    const known = { ...defaultSettings, maintenance: true, registerRules };
    expect(await settings.read()).toEqual(known);
  });

  it('stay in the store when others are changed, and those that were taken out do not come back', async () => {
    await settings.patch({ lettersPerDay: 3, registerRules: {} });
    expect(await kept()).toMatchObject({
      lettersPerDay: 3,
      laterSetting: 7,
      referralRules: { perDay: 10, laterRule: { pays: 1 } },
    });
    expect((await settings.read()).registerRules).toEqual({});
  });

  it('are refused in a change', async () => {
    await expect(settings.patch({ laterSetting: 8 } as object)).rejects.toThrow();
    expect(await kept()).toMatchObject({ laterSetting: 7 });
  });
});
