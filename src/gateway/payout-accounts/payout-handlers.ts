import * as calls from '#protocol/calls/security/payout-accounts.ts';
import { mediaRoot } from '#protocol/paths.ts';
import { changePerson, checkWithdrawalPassword, maskName } from '../accounts/accounts.ts';
import { recordOwnAudit } from '../audit/audit.ts';
import { handle, requireTrueAccount } from '../http/request-context.ts';
import { notify } from '../notify/notify.ts';
import { maskAccountNumber } from './mask-account-number.ts';
import {
  addPayoutAccount as add,
  makeDefault,
  removePayoutAccount as remove,
  usablePayoutAccount,
  listPayoutAccounts,
} from './payout-accounts.ts';

const hourMs = 3_600_000;

/** Address of the logo of a bank. */
const logoOf = (code: string) => `${mediaRoot}/banks/${code}.svg`;

const valuesOf = ({ bank_name: bank, number }: { bank_name: string; number: string }) => ({
  bank,
  number: maskAccountNumber(number),
});

export const getBanks = handle(calls.getBanks, async (_, { sql }) => {
  const rows = await sql.selectFrom('bank').selectAll().orderBy('sort').limit(300).execute();
  return rows.map((row) => ({
    bankCode: row.code,
    bankName: row.name,
    type: row.kind,
    icon: logoOf(row.code),
    acceptedPattern: row.pattern,
    minLength: row.min_length,
    maxLength: row.max_length,
  }));
});

export const getPayoutAccounts = handle(
  calls.getPayoutAccounts,
  async (_, { sql, vault, member }) => {
    const rows = await listPayoutAccounts({ sql, vault }, member.id);
    return rows.map((row) => ({
      bankCardId: row.id,
      bankCode: row.bank_code,
      bankName: row.bank_name,
      type: row.kind,
      icon: logoOf(row.bank_code),
      cardNumber: maskAccountNumber(row.number),
      payeeName: maskName(row.holder),
      isDefault: row.is_default,
      createTime: row.added_at,
      usableFrom: row.usable_from,
    }));
  },
);

export const addPayoutAccount = handle(calls.addPayoutAccount, async (request, context) => {
  const { member, now, settings, vault } = context;
  requireTrueAccount(member);
  await checkWithdrawalPassword(context, member.id, request.withdrawalPassword);
  const { bankCode, number } = request;
  const usableFrom = now + settings.payoutHoldingHours * hourMs;
  return changePerson(context, async (sql) => {
    const account = { memberId: member.id, bankCode, number, usableFrom };
    const bankCardId = await add({ sql, vault }, account, now);
    const added = await usablePayoutAccount({ sql, vault }, member.id, bankCardId, usableFrom);
    const notice = { memberId: member.id, kind: 'payoutAccountAdded' } as const;
    await recordOwnAudit(sql, context, notice.kind, valuesOf(added));
    await notify(sql, { ...notice, values: valuesOf(added) }, now);
    return { bankCardId };
  });
});

export const setDefaultPayoutAccount = handle(
  calls.setDefaultPayoutAccount,
  async ({ id, expected = null }, context) => {
    const { member, now, vault } = context;
    await context.transaction(async (sql) => {
      const account = await makeDefault({ sql, vault }, member.id, { id, expected });
      const notice = { memberId: member.id, kind: 'payoutDefaultChanged' } as const;
      await recordOwnAudit(sql, context, notice.kind, valuesOf(account));
      await notify(sql, { ...notice, values: valuesOf(account) }, now);
    });
    return undefined;
  },
);

export const removePayoutAccount = handle(
  calls.removePayoutAccount,
  async ({ id, withdrawalPassword }, context) => {
    const { member, now, vault } = context;
    await checkWithdrawalPassword(context, member.id, withdrawalPassword);
    await context.transaction(async (sql) => {
      const account = await remove({ sql, vault }, member.id, id, now);
      const notice = { memberId: member.id, kind: 'payoutAccountRemoved' } as const;
      await recordOwnAudit(sql, context, notice.kind, valuesOf(account));
      await notify(sql, { ...notice, values: valuesOf(account) }, now);
    });
    return undefined;
  },
);
