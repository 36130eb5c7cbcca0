import type { Centavos } from '#protocol/model/money.ts';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import { anyLane, post, trialBankAccount } from '../ledger/ledger.ts';

/** A correction of a member's cash by the operator. */
interface Adjustment {
  readonly memberId: string;
  /** Makes it happen once. */
  readonly key: string;
  /** Negative takes money away. */
  readonly amount: Centavos;
  /** The member reads it in the account record. */
  readonly reason: string;
}

/** The money of trial accounts is apart from the real books. */
async function otherSide(sql: Sql, memberId: string): Promise<string> {
  const wallet = await sql
    .selectFrom('ledger_account')
    .select('kind')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return wallet?.kind === 'trial' ? trialBankAccount : anyLane('house');
}

/**
 * Corrects the balance of a member, from or to the house. Returns false when the key is known: nothing happens then.
 * Refusal `insufficient_balance`. Call inside a transaction.
 */
export async function adjustBalance(
  sql: Sql,
  { memberId, key, amount, reason }: Adjustment,
  now: number,
): Promise<boolean> {
  const cause = { table: 'member', id: memberId } as const;
  const postings = [
    { account: await otherSide(sql, memberId), amount: -amount },
    { account: memberId, amount },
  ];
  const entry = { key: `adjustment:${key}`, kind: 'adjustment', at: now, postings, cause } as const;
  const moved = await post(sql, { ...entry, actor: 'operator', remark: reason });
  if (moved === null) return false;
  await recordEvent(sql, { memberId, kind: 'balanceChanged', cause, values: { amount } }, now);
  return true;
}
