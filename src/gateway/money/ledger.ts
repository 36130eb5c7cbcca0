import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Centavos } from '#contract/model/money.ts';
import type { EntryKind } from '#contract/vocabulary/entry-kind.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import { breaksCheck } from '../store/sql-state.ts';

/** A change of one account: positive into it, negative out of it. */
export interface Posting {
  readonly account: string;
  readonly amount: Centavos;
}

export interface Entry {
  /** Idempotency key: an entry with a known key moves nothing. */
  readonly key: string;
  readonly kind: EntryKind;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly postings: readonly Posting[];
}

/** The house and the jackpot have several accounts each, so that concurrent rounds do not wait for one row. */
const lanes = 8;

/** The account that money enters the books from. */
export const cashAccount = 'cash';

/** The accounts of a new store that belong to no member. */
export const houseAccounts = [
  { id: cashAccount, kind: 'cash' as const, balance: 0 },
  ...(['house', 'jackpot'] as const).flatMap((kind) =>
    Array.from({ length: lanes }, (_, lane) => ({ id: `${kind}:${lane}`, kind, balance: 0 })),
  ),
];

/** A random account of the house or the jackpot. */
export function anyLane(kind: 'house' | 'jackpot'): string {
  return `${kind}:${Math.floor(Math.random() * lanes)}`;
}

/** Merges postings to one for each account and drops those of zero. Throws a RangeError when they do not sum to zero. */
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
 * Locks the rows in the order of their ids, so that two entries cannot deadlock. An account that does not exist gives a
 * posting without a balance, which the table refuses, and the whole entry with it.
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
 * Posts an entry in one statement. Returns the new balances by account, or null when the key is known. Throws a
 * RangeError for postings that do not sum to zero, are all zero or are not whole centavos. Refusal
 * `insufficient_balance` when the balance of a member or the jackpot would become negative.
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

/** The cash balance of a member; 0 for an unknown member. */
export async function balanceOf(sql: Sql, memberId: string): Promise<Centavos> {
  const row = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** The sum of the jackpot accounts. */
export async function jackpotTotal(sql: Sql): Promise<Centavos> {
  const { total } = await sql
    .selectFrom('ledger_account')
    .select(raw<number>`coalesce(sum(balance), 0)::int8`.as('total'))
    .where('kind', '=', 'jackpot')
    .executeTakeFirstOrThrow();
  return total;
}
