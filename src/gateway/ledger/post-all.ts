import { sql as raw } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { Sql } from '../store/database.ts';
import { combine, type Entry, entryRow, isCash, isIndebtable, lockOrder } from './postings.ts';

/** Rows of one statement, within the number of parameters that PostgreSQL takes. */
const batch = 400;

/** Calls `insert` with the rows in batches. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
) {
  for (let at = 0; at < rows.length; at += batch) await insert(rows.slice(at, at + batch));
}

/**
 * Locks accounts until the end of the transaction, in the order of the ledger. Returns them by id. Throws a RangeError for an
 * account that does not exist.
 */
export async function lockAccounts(sql: Sql, ids: ReadonlySet<string>) {
  const rows = await sql
    .selectFrom('ledger_account')
    .select(['id', 'kind', 'balance', 'member_id', 'bonuses'])
    .where('id', 'in', [...ids])
    .orderBy(lockOrder)
    .forUpdate()
    .execute();
  if (rows.length < ids.size) throw new RangeError('An entry names an account that is not there');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Accounts that `lockAccounts` has locked, by id. */
type LockedAccounts = Awaited<ReturnType<typeof lockAccounts>>;

/** The rows of an entry. Adds its amounts to the balances of `accounts`. */
function rowsOf(entry: Entry, accounts: LockedAccounts) {
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

/** Adds the amounts of postings to the balances of their accounts, in one statement. */
async function moveBalances(
  sql: Sql,
  postings: readonly { readonly account_id: string; readonly amount: Centavos }[],
): Promise<void> {
  const sums = new Map<string, Centavos>();
  for (const { account_id: id, amount } of postings) sums.set(id, (sums.get(id) ?? 0) + amount);
  const changes = JSON.stringify([...sums].map(([id, amount]) => ({ id, amount })));
  await raw`
    update ledger_account set balance = ledger_account.balance + change.amount
    from jsonb_to_recordset(${changes}::jsonb) as change (id text, amount int8)
    where ledger_account.id = change.id`.execute(sql);
}

/**
 * Posts many entries in their order in a few statements. `accounts` are all accounts that they name. Call it in the transaction
 * that has locked them. Unlike `post` it throws for a key that is known, and a RangeError for a balance that would become
 * negative.
 */
export async function postLocked(
  sql: Sql,
  entries: readonly Entry[],
  accounts: LockedAccounts,
): Promise<void> {
  const all = entries.map((entry) => rowsOf(entry, accounts));
  await inBatches(
    all.map(({ row }) => row),
    (rows) => sql.insertInto('ledger_entry').values(rows).execute(),
  );
  const postings = all.flatMap((one) => one.postings);
  await inBatches(postings, (rows) => sql.insertInto('ledger_posting').values(rows).execute());
  await inBatches(
    all.flatMap(({ unsummed }) => unsummed),
    (rows) => sql.insertInto('ledger_unsummed').values(rows).execute(),
  );
  await moveBalances(sql, postings);
}

/** Locks the accounts of many entries and posts them, for the history of a new store. Call inside a transaction. */
export async function postAll(sql: Sql, entries: readonly Entry[]): Promise<void> {
  const ids = new Set(entries.flatMap(({ postings }) => postings.map((one) => one.account)));
  if (ids.size > 0) await postLocked(sql, entries, await lockAccounts(sql, ids));
}
