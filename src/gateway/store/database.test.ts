import { expect, it } from 'vitest';
import { describeStore } from '#tests/support/describe-store.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from './database.ts';

async function openMemory() {
  return openDatabase(await openTestStore('empty'));
}

describeStore('a store in memory', openMemory);

it('throws at once when it is used inside its own transaction', async () => {
  const database = await openMemory();
  const nested = database.transaction(async () => {
    await database.sql.selectFrom('member').select('id').execute();
  });
  await expect(nested).rejects.toThrow('inside its own transaction');
  expect(await database.sql.selectFrom('member').select('id').execute()).toEqual([]);
  await database.close();
});
