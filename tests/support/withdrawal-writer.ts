import fs from 'node:fs';
import { confirmByMember } from '#gateway/money/withdrawals/confirm-withdrawal.ts';
import {
  approveWithdrawal,
  takeWithdrawal,
} from '#gateway/money/withdrawals/approve-withdrawal.ts';
import {
  cancel,
  rejectWithdrawal,
  releaseWithdrawal,
} from '#gateway/money/withdrawals/give-back.ts';
import { findWithdrawal } from '#gateway/money/withdrawals/move-withdrawal.ts';
import { payWithdrawal } from '#gateway/money/withdrawals/pay-withdrawal.ts';
import { requestWithdrawal } from '#gateway/money/withdrawals/request-withdrawal.ts';
import { type PayoutNeeds, sendDueParts } from '#gateway/money/withdrawals/send-part.ts';
import { openVault } from '#gateway/store/encryption/open-vault.ts';
import { type Database, openDatabase } from '#gateway/store/database.ts';
import { defaultSettings } from '#gateway/system/settings.ts';
import { addPayoutAccount } from '#gateway/payout-accounts/payout-accounts.ts';
import { addPlayer, clock } from './add-player.ts';
import { numberedKey } from './numbered-key.ts';
import { openPayoutFile } from './payout-file.ts';
import { testStoreKey } from './test-store-key.ts';
import { storePlace } from './store-place.ts';

/**
 * A program that opens a store and moves withdrawals of one member from their request to their end, until it is killed:
 * `node withdrawal-writer.js <folder or address> <file of the provider>`. Started again, it goes on with the same
 * withdrawals. It prints `ready`, then each step that is done. While there is a file `<file of the provider>.finish`, it asks
 * for no further withdrawal and ends.
 */
const [, , storeArgument = '', file = ''] = process.argv;

const now = clock.now();

/** A time at which every payment that was sent before is due again: one millisecond counts as a second. */
const later = () => now + (Date.now() - now) * 1_000;
const most = Number.MAX_SAFE_INTEGER;
const settings = {
  ...defaultSettings,
  withdrawalLimits: { least: 1, most, timesPerDay: 1_000_000, sumPerDay: most },
};

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The member, who is added at the first start. */
async function findMember(database: Database, vault: PayoutNeeds['vault']) {
  const { sql, transaction } = database;
  const known = sql.selectFrom('payout_account').select(['id', 'member_id']);
  const account = await known.executeTakeFirst();
  if (account) return { memberId: account.member_id, accountId: account.id };
  const rule = { kind: 'BC' as const, pattern: '^\\d+$', min_length: 1, max_length: 20, sort: 0 };
  await sql
    .insertInto('bank')
    .values({ code: 'B', name: 'B', ...rule })
    .onConflict((on) => on.doNothing())
    .execute();
  const name = `member ${process.pid}`;
  const { id: memberId } = await addPlayer(database, name, 10_000_000_00);
  const added = { memberId, bankCode: 'B', number: '12345678', usableFrom: 0 };
  const accountId = await transaction((within) =>
    addPayoutAccount({ sql: within, vault }, added, now),
  );
  return { memberId, accountId };
}

/** Moves a withdrawal one step on. False at its end. */
async function moveOn(needs: PayoutNeeds, id: string, n: number): Promise<boolean> {
  const { sql, transaction } = needs;
  const payment = { id, provider: 'file', reference: '', now };
  const { state } = (await findWithdrawal(sql, id)) ?? {};
  if (state === 'requested') {
    await transaction((within) =>
      n % 7 === 6 ? cancel(within, id, now) : takeWithdrawal(within, id, now),
    );
  } else if (state === 'taken') {
    const reason = 'No';
    await transaction((within) =>
      n % 5 === 4
        ? rejectWithdrawal(within, id, { reason, now })
        : approveWithdrawal(within, id, now),
    );
  } else if (state === 'approved') {
    await payWithdrawal(needs, { ...payment, amount: 40_00 });
  } else if (state === 'paying') {
    await sendDueParts(needs, later());
    const left = await findWithdrawal(sql, id);
    if (left?.state === 'paying') await payWithdrawal(needs, { ...payment, amount: null });
  } else if (state === 'failed') {
    const { confirmMs } = needs;
    await transaction((within) => releaseWithdrawal(within, id, { reason: 'No', confirmMs, now }));
  } else if (state === 'paid') {
    await transaction((within) => confirmByMember(within, id, now));
  } else {
    return false;
  }
  return true;
}

const database = await openDatabase(storePlace(storeArgument), testStoreKey);
const vault = await openVault(database, testStoreKey);
const payouts = openPayoutFile(file);
const providers = new Map([['file', payouts.provider]]);
const needs = { ...database, vault, providers, confirmMs: 1_000 };
const { memberId, accountId } = await findMember(database, vault);
say('ready');
for (let n = 0; !(fs.existsSync(`${file}.finish`) && n > 0 && (await isDone(n))); n += 1) {
  const wanted = {
    memberId,
    key: numberedKey('withdrawal', n),
    accountId,
    amount: 100_00 + n,
    charge: 5_00,
  };
  const { id, state } = await database.transaction((sql) =>
    requestWithdrawal(sql, wanted, settings, now),
  );
  say(`${id} ${state}`);
  while (await moveOn(needs, id, n)) {
    say(`${id} ${(await findWithdrawal(database.sql, id))?.state ?? ''}`);
  }
}
await database.close();

/** True when there is no withdrawal that an earlier start has left open. */
async function isDone(n: number): Promise<boolean> {
  const { count } = await database.sql
    .selectFrom('withdrawal')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) <= n;
}
