import type { Centavos } from '#protocol/model/money.ts';
import { isUuid } from '#protocol/uuid.ts';
import type { Sql } from '../store/database.ts';

/** A deposit of a member that was paid and not taken back. */
interface CountedDeposit {
  readonly id: string;
  /** Time at which it arrived, epoch milliseconds. */
  readonly at: number;
  /** Centavos that it added to the balance, after its fee. */
  readonly amount: Centavos;
}

/** A time from `from` to before `until`, epoch milliseconds. */
interface DepositTime {
  readonly from: number;
  readonly until: number;
}

/**
 * The deposits of a member that arrived in a time, from the ledger. A deposit that was taken back counts at no time, also when
 * it was taken back after the end of the time.
 */
export function countedDeposits(
  sql: Sql,
  memberId: string,
  { from, until }: DepositTime,
): Promise<readonly CountedDeposit[]> {
  return sql
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_entry as entry', 'entry.id', 'posting.entry_id')
    .select((of) => [
      'entry.cause_id as id',
      of.fn.min<number>('posting.created_at').as('at'),
      of.cast<number>(of.fn.sum('posting.amount'), 'int8').as('amount'),
    ])
    .where('posting.account_id', '=', memberId)
    .where('posting.code', '=', 'deposit')
    .where('posting.created_at', '>=', from)
    .where('posting.created_at', '<', until)
    .where('entry.cause_id', 'not in', (of) =>
      of
        .selectFrom('deposit')
        .select((deposit) => deposit.cast<string>('id', 'text').as('id'))
        .where('member_id', '=', memberId)
        .where('state', '=', 'reversed'),
    )
    .groupBy('entry.cause_id')
    .orderBy('at')
    .execute();
}

/** The sum of some deposits. */
export function sumOfDeposits(deposits: readonly CountedDeposit[]): Centavos {
  return deposits.reduce((sum, { amount }) => sum + amount, 0);
}

/** The deposits that a reward rests on. It is taken back when the deposits that are left sum to less than `least`. */
export interface DepositBasis {
  readonly least: Centavos;
  readonly deposits: readonly CountedDeposit[];
}

/**
 * The deposits of a member in a time, as the basis of a reward that needs `least` centavos of them. None of them is taken back
 * until the transaction ends. Null when they sum to less. Call in the transaction that offers the reward.
 */
export async function depositBasis(
  sql: Sql,
  memberId: string,
  { least, ...time }: DepositTime & { readonly least: Centavos },
): Promise<DepositBasis | null> {
  const found = await countedDeposits(sql, memberId, time);
  if (sumOfDeposits(found) < least) return null;
  const ids = found.map(({ id }) => id).filter(isUuid);
  if (ids.length === 0) return { least, deposits: found };
  const locked = await sql
    .selectFrom('deposit')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  const gone = new Set(locked.filter(({ state }) => state === 'reversed').map(({ id }) => id));
  const deposits = found.filter(({ id }) => !gone.has(id));
  return sumOfDeposits(deposits) < least ? null : { least, deposits };
}
