import { addPayoutAccount } from '#gateway/payout-accounts/payout-accounts.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  takeWithdrawal,
} from '#gateway/withdrawals/pay-withdrawal.ts';
import { confirmByMember } from '#gateway/withdrawals/confirm-withdrawal.ts';
import { cancel, rejectWithdrawal, releaseWithdrawal } from '#gateway/withdrawals/give-back.ts';
import { findWithdrawal } from '#gateway/withdrawals/move-withdrawal.ts';
import { packOf } from '#gateway/protection/market-pack.ts';
import { requestWithdrawal } from '#gateway/withdrawals/request-withdrawal.ts';
import { type PayoutNeeds, sendDueParts } from '#gateway/withdrawals/send-part.ts';
import { openVault } from '#gateway/store/encryption/open-vault.ts';
import { defaultSettings } from '#gateway/system/settings.ts';
import { addPlayer, clock } from '../add-player.ts';
import { numberedKey } from '../numbered-key.ts';
import { openPayoutFile, readPayouts } from '../payout-file.ts';
import { testStoreKey } from '../test-store-key.ts';
import { differing, type Load, lostOf } from './load.ts';

/** The withdrawals that are made at least: one is rejected, one cancelled. */
const least = 8;
const now = clock.now();
/**
 * A time at which every payment that was sent before is due again, in earlier runs too: one millisecond counts as a second.
 */
const later = () => now + (Date.now() - now) * 1_000;
const most = Number.MAX_SAFE_INTEGER;
const settings = {
  ...defaultSettings,
  withdrawalLimits: { least: 1, most, timesPerDay: 1_000_000, sumPerDay: most },
};
const payoutsOf = (file: string) => `${file}.payouts`;

/** Moves a withdrawal one step on. False at its end. */
async function moveOn(needs: PayoutNeeds, id: string, n: number): Promise<boolean> {
  const { sql, transaction, confirmMs } = needs;
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
    await transaction((within) => releaseWithdrawal(within, id, { reason: 'No', confirmMs, now }));
  } else if (state === 'paid') {
    await transaction((within) => confirmByMember(within, id, now));
  } else {
    return false;
  }
  return true;
}

/** A member whose withdrawals go from their request to each of their ends. The provider pays into a file. */
export const withdrawalLoad: Load = {
  name: 'withdrawal',
  async prepare(database) {
    const { sql, transaction } = database;
    const rule = { kind: 'BC' as const, pattern: '^\\d+$', min_length: 1, max_length: 20, sort: 0 };
    await sql
      .insertInto('bank')
      .values({ code: 'B', name: 'B', ...rule })
      .execute();
    const { id: memberId } = await addPlayer(database, 'withdrawer', 10_000_000_00);
    const vault = await openVault(database, testStoreKey);
    const added = { memberId, bankCode: 'B', number: '12345678', usableFrom: 0 };
    await transaction((within) => addPayoutAccount({ sql: within, vault }, added, now));
  },
  async run({ database, vault, say, isLast, file }) {
    const { sql, transaction } = database;
    const { provider } = openPayoutFile(payoutsOf(file));
    const needs = {
      ...database,
      vault,
      providers: new Map([['file', provider]]),
      confirmMs: 1_000,
    };
    const known = sql.selectFrom('payout_account').select(['id', 'member_id']);
    const account = await known.executeTakeFirstOrThrow();
    const { length } = await sql.selectFrom('withdrawal').select('id').execute();
    for (let n = 0; n < Math.max(least, length) || !isLast(); n += 1) {
      const wanted = {
        memberId: account.member_id,
        key: numberedKey('withdrawal', n),
        accountId: account.id,
        amount: 100_00 + n,
        charge: 5_00,
      };
      const { id, state } = await transaction((within) =>
        requestWithdrawal(within, wanted, { settings, market: packOf('open') }, now),
      );
      say(`${id} ${state}`);
      while (await moveOn(needs, id, n))
        say(`${id} ${(await findWithdrawal(sql, id))?.state ?? ''}`);
    }
  },
  async check({ database: { sql }, reported, file }) {
    const steps = await sql.selectFrom('money_step').select(['subject_id', 'to_state']).execute();
    const payouts = readPayouts(payoutsOf(file)).map(([key, amount]) => `${key} ${amount}`);
    const posted = await sql
      .selectFrom('ledger_entry')
      .innerJoin('ledger_posting', 'entry_id', 'ledger_entry.id')
      .select(['key', 'amount'])
      .where('account_id', '=', 'clearing:file')
      .execute();
    const entries = posted.map(({ key, amount }) => `${key} ${amount}`);
    const rows = await sql.selectFrom('withdrawal').select(['id', 'state']).execute();
    const ends = new Set(['cancelled', 'confirmed', 'rejected', 'released']);
    const open = rows.filter(({ state }) => !ends.has(state));
    return [
      ...lostOf(
        reported,
        steps.map((step) => `${step.subject_id} ${step.to_state}`),
      ),
      ...differing('payouts that are there once', new Set(payouts).size, payouts.length),
      ...differing('payouts in the books', entries.toSorted(), payouts.toSorted()),
      ...differing('open withdrawals', open, []),
      ...differing('number of withdrawals', rows.length >= least, true),
    ];
  },
};
