import { readAccountNumber } from '#protocol/account-number.ts';
import { randomToken } from '../hash-token.ts';
import { Refusal } from '../http/refusal.ts';
import { checkPerson } from '../exclusions/exclusions.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';

export { maskAccountNumber } from './mask-account-number.ts';

/** Most accounts of a member. */
const mostAccounts = 10;

/** An account to add. */
interface NewPayoutAccount {
  readonly memberId: string;
  readonly bankCode: string;
  /** As typed. */
  readonly number: string;
  /** Epoch milliseconds. Winnings are paid to the account from then on. */
  readonly usableFrom: number;
}

const refused = (limits: object = {}) =>
  new Refusal(200, 'field_refused', { value: { field: 'cardNumber', ...limits } });

/** The number as it is stored. Refusal `field_refused` when it breaks the rule of the bank. */
async function checkNumber(sql: Sql, { bankCode, number }: NewPayoutAccount): Promise<string> {
  const bank = await sql
    .selectFrom('bank')
    .select(['kind', 'pattern', 'min_length', 'max_length'])
    .where('code', '=', bankCode)
    .executeTakeFirst();
  if (!bank) throw new Refusal(200, 'field_refused', { value: { field: 'bankCode' } });
  const limits = { minLength: bank.min_length, maxLength: bank.max_length };
  const kind = bank.kind === 'BC' ? 'bank' : 'wallet';
  const read = readAccountNumber({ kind, pattern: bank.pattern, ...limits }, number);
  if (read.fault !== null) throw refused({ ...limits, patternId: 6 });
  return read.number;
}

/** Locks the member and returns the real name. Refusal `real_name_required` without one. */
async function holderOf(sql: Sql, memberId: string): Promise<string> {
  const { real_name: holder } = await sql
    .selectFrom('member')
    .select('real_name')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (holder === '') throw new Refusal(200, 'real_name_required');
  return holder;
}

function accountsQuery(sql: Sql) {
  return sql
    .selectFrom('payout_account')
    .innerJoin('bank', 'bank.code', 'payout_account.bank_code')
    .select(['payout_account.id', 'bank_code', 'bank.name as bank_name', 'bank.kind', 'number'])
    .select(['holder', 'is_default', 'added_at', 'usable_from']);
}

/** Accounts by their ids, with plain numbers, also those that were removed. */
export async function payoutAccountsById({ sql, vault }: VaultedStore, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await accountsQuery(sql).where('payout_account.id', 'in', ids).execute();
  return rows.map((row) => ({
    ...row,
    number: vault.decrypt('accountNumber', row.id, row.number),
  }));
}

/** The accounts of a member that were not removed, with plain numbers, the default one first. */
export async function listPayoutAccounts({ sql, vault }: VaultedStore, memberId: string) {
  const rows = await accountsQuery(sql)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('added_at')
    .orderBy('payout_account.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    number: vault.decrypt('accountNumber', row.id, row.number),
  }));
}

/**
 * Adds an account in the real name of the member and returns its id. The first one is the default. Call inside a
 * transaction. Refusals `field_refused`, `real_name_required`, `payout_accounts_full`, `payout_account_exists`,
 * and `registration_refused` for the number of an excluded person.
 */
export async function addPayoutAccount(
  store: VaultedStore,
  account: NewPayoutAccount,
  now: number,
): Promise<string> {
  const { sql, vault } = store;
  const { memberId, bankCode, usableFrom } = account;
  const number = await checkNumber(sql, account);
  const holder = await holderOf(sql, memberId);
  const others = await listPayoutAccounts(store, memberId);
  if (others.length >= mostAccounts) throw new Refusal(200, 'payout_accounts_full');
  const isKnown = others.some((other) => other.bank_code === bankCode && other.number === number);
  if (isKnown) throw new Refusal(200, 'payout_account_exists', { value: { field: 'cardNumber' } });
  const id = randomToken();
  const encrypted = vault.encrypt('accountNumber', id, number);
  const mark = vault.markOf('accountNumber', number);
  await checkPerson(sql, { accountMark: mark }, now);
  const sealed = { number: encrypted, number_mark: mark };
  const row = { id, member_id: memberId, bank_code: bankCode, ...sealed, holder };
  await sql
    .insertInto('payout_account')
    .values({
      ...row,
      is_default: others.length === 0,
      added_at: now,
      usable_from: usableFrom,
    })
    .execute();
  return id;
}

/** An account that winnings can be paid to now. Refusals `not_found`, and `payout_account_held` during its holding time. */
export async function usablePayoutAccount(
  store: VaultedStore,
  memberId: string,
  id: string,
  now: number,
) {
  const accounts = await listPayoutAccounts(store, memberId);
  const account = accounts.find((own) => own.id === id);
  if (!account) throw new Refusal(404, 'not_found');
  if (account.usable_from > now) {
    throw new Refusal(200, 'payout_account_held', { value: { until: account.usable_from } });
  }
  return account;
}

/**
 * Makes an account the default if `expected` is the default still; null stands for none. Call inside a transaction.
 * Refusals `not_found` and `changed_elsewhere`.
 */
export async function makeDefault(
  store: VaultedStore,
  memberId: string,
  { id, expected }: { id: string; expected: string | null },
) {
  const { sql } = store;
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const accounts = await listPayoutAccounts(store, memberId);
  const wanted = accounts.find((account) => account.id === id);
  if (!wanted) throw new Refusal(404, 'not_found');
  const current = accounts.find((account) => account.is_default)?.id ?? null;
  if (current !== expected) throw new Refusal(200, 'changed_elsewhere');
  await sql
    .updateTable('payout_account')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
  await sql.updateTable('payout_account').set({ is_default: true }).where('id', '=', id).execute();
  return wanted;
}

/** Removes an account; the oldest other one becomes the default. Call inside a transaction. Refusal `not_found`. */
export async function removePayoutAccount(
  store: VaultedStore,
  memberId: string,
  id: string,
  now: number,
) {
  const { sql } = store;
  await sql.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const accounts = await listPayoutAccounts(store, memberId);
  const removed = accounts.find((account) => account.id === id);
  if (!removed) throw new Refusal(404, 'not_found');
  await sql
    .updateTable('payout_account')
    .set({ removed_at: now, is_default: false })
    .where('id', '=', id)
    .execute();
  const next = accounts.find((account) => account.id !== id);
  if (removed.is_default && next) {
    const change = sql.updateTable('payout_account').set({ is_default: true });
    await change.where('id', '=', next.id).execute();
  }
  return removed;
}
