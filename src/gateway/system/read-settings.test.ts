import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { defaultSettings, type OperatorSettings } from './settings.ts';
import { createSettings } from './settings-store.ts';

it('reads the settings inside a transaction, also when none are cached', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  const settings = createSettings(database, { now: () => 0 });
  settings.clearCache();
  expect(await database.transaction((sql) => settings.read(sql))).toEqual(defaultSettings);
  settings.clearCache();
  await expect(database.transaction(() => settings.read())).rejects.toThrow();
  await database.close();
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
