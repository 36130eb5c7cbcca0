import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { dueAt, fillDueBets } from '#tests/support/fill-due-bets.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { emptyCalendar } from './catalogue/catalogue.ts';
import { startJobs } from './jobs.ts';
import { createPaymentJobs } from './payments/payments.ts';
import { seedsFrom } from './play/play.ts';
import { defaultMarket, packOf } from './protection/protection.ts';
import { createPushService } from './push/push-service.ts';
import { type Database, openDatabase } from './store/database.ts';
import { openVault } from './store/encryption/open-vault.ts';
import { fixedSettings } from './system/settings.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'), testStoreKey);
  await prepareLedger(database);
});
afterAll(() => database.close());

it('settle due bets while another job takes long', async () => {
  const { id } = await addPlayer(database, 'better', 30_00);
  await fillDueBets(database, new Map([[id, 3]]));
  const vault = await openVault(database, testStoreKey);
  const push = await createPushService({ ...database, vault }, {});
  const settings = fixedSettings(clock, { now: () => dueAt });
  const providers = new Map();
  const log = () => undefined;
  const market = packOf(defaultMarket);
  const seeds = seedsFrom('a secret of the test');
  const shared = { database, providers, log, vault, push, seeds, calendar: emptyCalendar, market };
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const read = async () => {
    await slow;
    return settings.read();
  };
  const payments = createPaymentJobs({ database, providers, settings, log });
  const jobs = startJobs({ ...shared, payments, settings: { ...settings, read } });
  const slowRun = jobs.run(['wallets']);
  await jobs.run(['bets']);
  const settled = database.sql.selectFrom('round').select('status').where('status', '<>', 0);
  expect(await settled.execute()).toHaveLength(3);
  finish();
  await slowRun;
  await jobs.stop();
});
