import { sql as raw } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Centavos } from '#protocol/model/money.ts';
import type { GameType } from '#protocol/vocabulary/category.ts';
import { type CodeOf, codeOf } from '#protocol/vocabulary/entry-code.ts';
import type { EntryKind } from '#protocol/vocabulary/entry-kind.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sql } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { breaksCheck } from '../store/sql-state.ts';
import type { AccountKind, Actor } from '../store/tables/money/money-tables.ts';

/** A change of one account: positive into it, negative out of it. */
export interface Posting {
  readonly account: string;
  readonly amount: Centavos;
}

/** An entry and its reason. */
export interface EntryOf<Kind extends EntryKind> {
  /** Idempotency key: an entry with a known key moves nothing. */
  readonly key: string;
  readonly kind: Kind;
  /** Code in the account record. The first of the kind by default. */
  readonly code?: CodeOf<Kind>;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly postings: readonly Posting[];
  /** The row that causes the entry. */
  readonly cause: { readonly table: keyof Schema; readonly id: string };
  readonly actor: Actor;
  /** Number that a member can ask about. */
  readonly orderNo?: string;
  readonly remark?: string;
  /** The member of a bet, who may have no posting in its settlement. */
  readonly memberId?: string;
  /** Category of the game of a bet. */
  readonly category?: GameType;
  /** Stake that counts as turnover. */
  readonly turnover?: Centavos;
  /** Moves money between the cash wallets of one member: no row of the account record. */
  readonly isInternal?: boolean;
}

export type Entry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];

/** Kinds of accounts that have several rows, so that concurrent rounds do not wait for one row. */
const lanedKinds = {
  house: 'house',
  jackpot: 'jackpot',
  openBets: 'open-bets',
  promotions: 'promotions',
  fees: 'fees',
} as const satisfies Partial<Record<AccountKind, string>>;

type LanedKind = keyof typeof lanedKinds;

const lanes = 8;

/** The account that money enters the books from. */
export const cashAccount = 'cash';

/** The account that the money of trial accounts comes from. It is worth nothing and apart from the real books. */
export const trialBankAccount = 'trial';

/** The accounts of a new store that belong to no member. */
export const houseAccounts = [
  { id: cashAccount, kind: 'cash' as const, balance: 0 },
  { id: trialBankAccount, kind: 'trialBank' as const, balance: 0 },
  ...(['house', 'jackpot', 'openBets', 'promotions', 'fees'] as const).flatMap((kind) =>
    Array.from({ length: lanes }, (_, lane) => ({
      id: `${lanedKinds[kind]}:${lane}`,
      kind,
      balance: 0,
    })),
  ),
];

/** A random account of a kind that has several. */
export function anyLane(kind: LanedKind): string {
  return `${lanedKinds[kind]}:${Math.floor(Math.random() * lanes)}`;
}

/** Accounts of these kinds may owe: the check `no_debt` of the table names the same. */
const indebtable: ReadonlySet<AccountKind> = new Set([
  'house',
  'promotions',
  'fees',
  'clearing',
  'cash',
  'trialBank',
]);

/** Returns whether the balance of a kind of account may be negative. */
export function isIndebtable(kind: AccountKind): boolean {
  return indebtable.has(kind);
}

/** Merges postings to one for each account and drops postings of zero. Throws a RangeError when they do not sum to zero. */
export function combine(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, number>();
  for (const { account, amount } of postings) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole centavos`);
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) throw new RangeError(`The postings leave ${total} centavos over`);
  return [...sums].map(([account, amount]) => ({ account, amount })).filter((p) => p.amount !== 0);
}

/** Locks the wallets of the member first, then open bets, as bets do. */
export const lockOrder = raw`case kind when 'member' then 0 when 'vendor' then 1 when 'openBets' then 2 else 3 end, id`;

/** The account of a member's wallet for the games of a vendor. */
export function vendorAccount(memberId: string, vendor: string): string {
  return `${memberId}/vendor:${vendor}`;
}

/** The code of the vendor that a wallet is for. Null for every other account. */
export function vendorOfAccount(account: string): string | null {
  return /\/vendor:(.*)$/.exec(account)?.[1] ?? null;
}

/** Kinds of accounts that hold the cash of a member: the main wallet and the wallets of vendors. */
export const cashKinds = ['member', 'vendor'] as const satisfies readonly AccountKind[];

/** Returns whether an account holds cash of a member. */
export function isCash(kind: AccountKind): boolean {
  return kind === 'member' || kind === 'vendor';
}

/** The columns of an entry. */
export function entryRow(entry: Entry) {
  const { key, kind, code = codeOf(kind), at, memberId = null, category = null } = entry;
  const { turnover = 0, cause, actor, orderNo = null, remark = '' } = entry;
  return {
    id: uuid(),
    key,
    kind,
    code,
    created_at: at,
    member_id: memberId,
    category,
    turnover,
    cause_table: cause.table,
    cause_id: cause.id,
    actor,
    order_no: orderNo,
    remark,
  };
}

/**
 * Locks the rows in one order, so that two entries cannot deadlock. An account that does not exist gives a posting
 * without a balance, which the table refuses, and the whole entry with it. Members whose cash, bonus money or
 * turnover the entry changes are noted for the daily sums.
 */
function statement(entry: Entry, postings: readonly Posting[]) {
  const row = entryRow(entry);
  const rows = raw.join(postings.map((p) => raw`(${p.account}::text, ${p.amount}::int8)`));
  const recordedCode = entry.isInternal ? null : row.code;
  return raw<{ account_id: string; balance: number }>`
    with entry as (
      insert into ledger_entry (id, key, kind, code, created_at, member_id, category, turnover, cause_table, cause_id,
        actor, order_no, remark)
      values (${row.id}::uuid, ${row.key}, ${row.kind}, ${row.code}, ${row.created_at}, ${row.member_id}::uuid,
        ${row.category}, ${row.turnover}, ${row.cause_table}, ${row.cause_id}, ${row.actor}, ${row.order_no},
        ${row.remark})
      on conflict (key) do nothing returning id, member_id
    ), change (account, amount) as (values ${rows}),
    locked as (
      select id from ledger_account
      where id in (select account from change) and exists (select from entry)
      order by ${lockOrder} for update
    ), moved as (
      update ledger_account set balance = ledger_account.balance + change.amount
      from change, locked
      where ledger_account.id = change.account and locked.id = change.account
      returning ledger_account.id, ledger_account.balance, ledger_account.kind, ledger_account.member_id
    ), noted as (
      insert into ledger_unsummed (member_id, entry_id)
      select moved.member_id, entry.id from entry, moved where moved.kind in ('member', 'vendor', 'bonus')
      union select member_id, id from entry where member_id is not null
    )
    insert into ledger_posting (entry_id, account_id, amount, balance, created_at, code)
    select entry.id, change.account, change.amount, moved.balance, ${row.created_at},
      case when moved.kind in ('member', 'vendor') then ${recordedCode} end
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

/** The money of a member. */
export interface Purses {
  /** Can be played with: the main wallet and the wallets of vendors. */
  readonly cash: Centavos;
  /** The part of the cash in the main wallet, which can be withdrawn. */
  readonly main: Centavos;
  /** Can be played with, and becomes cash when the terms of the bonus are met. */
  readonly bonus: Centavos;
  /** Set aside for withdrawals that are not paid yet. */
  readonly held: Centavos;
}

/** The money of a member, from the member's accounts. */
export function pursesOf(sql: Sql, memberId: string): Promise<Purses> {
  const sum = (...kinds: AccountKind[]) =>
    raw<number>`coalesce(sum(balance) filter (where kind in (${raw.join(kinds)})), 0)::int8`;
  return sql
    .selectFrom('ledger_account')
    .select([sum('member', 'vendor', 'trial').as('cash'), sum('member', 'trial').as('main')])
    .select([sum('bonus').as('bonus'), sum('hold').as('held')])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The balance of an account, such as the main wallet of a member, whose id is the member's; 0 for an unknown one. */
export async function balanceOf(sql: Sql, account: string): Promise<Centavos> {
  const row = await sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** The accounts that hold the cash of a member: the main wallet first, then the wallets of vendors. */
export async function cashAccountsOf(sql: Sql, memberId: string): Promise<readonly string[]> {
  const rows = await sql
    .selectFrom('ledger_account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', 'in', cashKinds)
    .orderBy(lockOrder)
    .execute();
  return rows.map(({ id }) => id);
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
