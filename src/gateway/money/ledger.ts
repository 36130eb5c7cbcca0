import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { breaksCheck } from '../store/sql-state.ts';

/** An amount put into an account, or taken out of it when negative. */
export interface Posting {
  readonly account: string;
  readonly amount: Centavos;
}

export interface Entry {
  /** What makes the entry happen once: the same key again moves nothing. */
  readonly key: string;
  readonly kind: 'opening' | 'deposit' | 'round';
  readonly at: number;
  readonly postings: readonly Posting[];
}

/** The house and the jackpot are kept in several accounts each, so that players do not queue for one row. */
const lanes = 8;

/** Where money enters the books from. */
export const cashAccount = 'cash';

/** The accounts that are not a member's, as a new store has them. */
export const houseAccounts = [
  { id: cashAccount, kind: 'cash' as const, balance: 0 },
  ...(['house', 'jackpot'] as const).flatMap((kind) =>
    Array.from({ length: lanes }, (_, lane) => ({ id: `${kind}:${lane}`, kind, balance: 0 })),
  ),
];

/** One of the accounts of the house or the jackpot, by chance. */
export function anyLane(kind: 'house' | 'jackpot'): string {
  return `${kind}:${Math.floor(Math.random() * lanes)}`;
}

/** One posting an account, none of nothing: what the entry comes to. */
function combine(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, number>();
  for (const { account, amount } of postings) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole centavos`);
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) throw new RangeError(`The postings leave ${total} centavos over`);
  return [...sums].map(([account, amount]) => ({ account, amount })).filter((p) => p.amount !== 0);
}

/**
 * The rows are locked in the order of their ids, so that two entries cannot wait for each other. An account that does
 * not exist leaves a posting without a balance, which the table refuses, and the whole entry with it.
 */
function statement({ key, kind, at }: Entry, postings: readonly Posting[]) {
  const rows = raw.join(postings.map((p) => raw`(${p.account}::text, ${p.amount}::int8)`));
  return raw<{ account_id: string; balance: number }>`
    with entry as (
      insert into ledger_entry (id, key, kind, created_at)
      values (${uuid()}::uuid, ${key}, ${kind}, ${at}) on conflict (key) do nothing returning id
    ), change (account, amount) as (values ${rows}),
    locked as (
      select id from ledger_account
      where id in (select account from change) and exists (select from entry)
      order by id for update
    ), moved as (
      update ledger_account set balance = ledger_account.balance + change.amount
      from change, locked
      where ledger_account.id = change.account and locked.id = change.account
      returning ledger_account.id, ledger_account.balance
    )
    insert into ledger_posting (entry_id, account_id, amount, balance)
    select entry.id, change.account, change.amount, moved.balance
    from entry cross join change left join moved on moved.id = change.account
    returning account_id, balance`;
}

/**
 * Books an entry in one statement and gives the balances it leaves by account; null when its key was booked before.
 * Refusal `insufficient_balance` when a member would fall below nothing.
 */
export async function post(sql: Sql, entry: Entry): Promise<ReadonlyMap<string, Centavos> | null> {
  const postings = combine(entry.postings);
  if (postings.length === 0) throw new RangeError('An entry moves something');
  try {
    const { rows } = await statement(entry, postings).execute(sql);
    if (rows.length === 0) return null;
    return new Map(rows.map(({ account_id: id, balance }) => [id, balance]));
  } catch (error) {
    if (breaksCheck(error, 'no_debt')) throw new Refusal(200, 'insufficient_balance');
    throw error;
  }
}

/** What a member can play with. */
export async function balanceOf(sql: Sql, memberId: string): Promise<Centavos> {
  const row = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** What is in the jackpot. */
export async function jackpot(sql: Sql): Promise<Centavos> {
  const { total } = await sql
    .selectFrom('ledger_account')
    .select(raw<number>`coalesce(sum(balance), 0)::int8`.as('total'))
    .where('kind', '=', 'jackpot')
    .executeTakeFirstOrThrow();
  return total;
}
