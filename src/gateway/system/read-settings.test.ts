import { expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from '../store/database.ts';
import { defaultSettings } from './settings.ts';
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
