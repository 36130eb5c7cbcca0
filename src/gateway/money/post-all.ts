import type { Centavos } from '#contract/model/money.ts';
import type { Sql } from '../store/database.ts';
import { combine, type Entry, entryRow, isCash, isIndebtable } from './ledger.ts';

/** Rows of one statement, within the number of parameters that PostgreSQL takes. */
const batch = 400;

/** Calls `insert` with the rows in batches. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
) {
  for (let at = 0; at < rows.length; at += batch) await insert(rows.slice(at, at + batch));
}

/** Locks the accounts of some entries. Throws a RangeError for an account that does not exist. */
async function lockAccounts(sql: Sql, ids: readonly string[]) {
  const rows = await sql
    .selectFrom('ledger_account')
    .select(['id', 'kind', 'balance', 'member_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw new RangeError('An entry names an account that is not there');
  return new Map(rows.map((row) => [row.id, row]));
}

type Accounts = Awaited<ReturnType<typeof lockAccounts>>;

/** The rows of an entry. Adds its amounts to the balances of `accounts`. */
function rowsOf(entry: Entry, accounts: Accounts) {
  const row = entryRow(entry);
  const members = new Set(entry.memberId === undefined ? [] : [entry.memberId]);
  const postings = combine(entry.postings).map(({ account: id, amount }) => {
    const account = accounts.get(id);
    if (!account) throw new RangeError(`There is no account ${id}`);
    const balance: Centavos = account.balance + amount;
    if (balance < 0 && !isIndebtable(account.kind)) throw new RangeError(`${id} has too little`);
    account.balance = balance;
    const isOwnCash = isCash(account.kind) && account.member_id !== null;
    const isSummed = isOwnCash || account.kind === 'bonus';
    if (isSummed && account.member_id !== null) members.add(account.member_id);
    const code = isOwnCash && !entry.isInternal ? row.code : null;
    return { entry_id: row.id, account_id: id, amount, balance, created_at: entry.at, code };
  });
  const unsummed = [...members].map((member) => ({ member_id: member, entry_id: row.id }));
  return { row, postings, unsummed };
}

/**
 * Posts many entries in their order in a few statements, for the history of a new store. Call inside a transaction. Unlike
 * `post` it throws for a key that is known, and a RangeError for a balance that would become negative.
 */
export async function postAll(sql: Sql, entries: readonly Entry[]): Promise<void> {
  const ids = [...new Set(entries.flatMap(({ postings }) => postings.map((one) => one.account)))];
  if (ids.length === 0) return;
  const accounts = await lockAccounts(sql, ids);
  const all = entries.map((entry) => rowsOf(entry, accounts));
  await inBatches(
    all.map(({ row }) => row),
    (rows) => sql.insertInto('ledger_entry').values(rows).execute(),
  );
  await inBatches(
    all.flatMap(({ postings }) => postings),
    (rows) => sql.insertInto('ledger_posting').values(rows).execute(),
  );
  await inBatches(
    all.flatMap(({ unsummed }) => unsummed),
    (rows) => sql.insertInto('ledger_unsummed').values(rows).execute(),
  );
  for (const { id, balance } of accounts.values()) {
    await sql.updateTable('ledger_account').set({ balance }).where('id', '=', id).execute();
  }
}
