import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { WithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import { toPesos } from '#protocol/model/money.ts';
import { payoutAccountsById } from '../payout-accounts/payout-accounts.ts';
import type { Sql } from '../store/database.ts';
import type { VaultedStore } from '../store/encryption/vault.ts';
import { stepsOf } from '../ledger/ledger.ts';
import { missingOf } from './describe-withdrawals.ts';
import type { Withdrawal } from './move-withdrawal.ts';
import { leftOf } from './pay-part.ts';

const most = 100;

async function partsOf({ sql }: VaultedStore, id: string) {
  const parts = await sql
    .selectFrom('withdrawal_part')
    .select(['n', 'amount', 'provider', 'state', 'reference', 'told_paid_at'])
    .where('withdrawal_id', '=', id)
    .orderBy('n')
    .execute();
  return parts.map(({ told_paid_at: toldPaidAt, ...part }) => ({
    ...part,
    amount: toPesos(part.amount),
    isLate: toldPaidAt !== null,
  }));
}

function disputeOf(row: Withdrawal) {
  if (row.dispute_kind === null) return null;
  return {
    kind: row.dispute_kind,
    received: toPesos(row.dispute_received ?? 0),
    missing: toPesos(missingOf(row)),
    pictures: row.dispute_pictures,
  };
}

async function describe(
  store: VaultedStore,
  { username, ...row }: Withdrawal & { username: string },
) {
  const [account] = await payoutAccountsById(store, [row.payout_account_id]);
  const { bank_name: bank = '', number = '', holder = '' } = account ?? {};
  const steps = await stepsOf(store.sql, row.id);
  return {
    id: row.id,
    username,
    state: row.state,
    amount: toPesos(row.amount),
    charge: toPesos(row.charge),
    paid: toPesos(row.paid),
    left: toPesos(leftOf(row)),
    account: { bank, number, holder },
    reason: row.reason,
    createdAt: row.created_at,
    confirmBy: row.confirm_by,
    dispute: disputeOf(row),
    parts: await partsOf(store, row.id),
    steps: steps.map(({ to_state: state, actor, at, reason }) => ({ state, actor, at, reason })),
  };
}

/** The withdrawals with a payment that its provider refused and reported later as made: they wait for the operator. */
export const late = 'late';

/** Selects the withdrawals that have a late payment. */
const withLateParts = (sql: Sql) =>
  sql
    .selectFrom('withdrawal_part')
    .select('withdrawal_id')
    .distinct()
    .where('told_paid_at', 'is not', null);

/** The withdrawals in a state, oldest first, at most 100, with plain account numbers for the operator. Amounts in pesos. */
export async function listForOperator(store: VaultedStore, state: WithdrawalState | typeof late) {
  const isAsked = (of: ExpressionBuilder<Schema, 'withdrawal'>) =>
    state === late ? of('withdrawal.id', 'in', withLateParts(store.sql)) : of('state', '=', state);
  const rows = await store.sql
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select('member.username')
    .where(isAsked)
    .orderBy('withdrawal.id')
    .limit(most)
    .execute();
  const list = [];
  for (const row of rows) list.push(await describe(store, row));
  return list;
}

/** The number of withdrawals in each state, and of those with a late payment. */
export async function countByState({ sql }: VaultedStore): Promise<Record<string, number>> {
  const rows = await sql
    .selectFrom('withdrawal')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const lateOnes = await withLateParts(sql).execute();
  const counts = rows.map(({ state, count }) => [state, Number(count)] as const);
  return Object.fromEntries([...counts, [late, lateOnes.length] as const]);
}
