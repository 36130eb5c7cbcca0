import type { WithdrawalState } from '#contract/vocabulary/withdrawal-state.ts';
import { toPesos } from '#contract/model/money.ts';
import { payoutAccountsById } from '../../payout-accounts/payout-accounts.ts';
import type { VaultedStore } from '../../store/encryption/vault.ts';
import { stepsOf } from '../money-steps.ts';
import { missingOf } from './describe-withdrawals.ts';
import type { Withdrawal } from './move-withdrawal.ts';
import { leftOf } from './pay-part.ts';

const most = 100;

async function partsOf({ sql }: VaultedStore, id: string) {
  const parts = await sql
    .selectFrom('withdrawal_part')
    .select(['n', 'amount', 'provider', 'state', 'reference'])
    .where('withdrawal_id', '=', id)
    .orderBy('n')
    .execute();
  return parts.map((part) => ({ ...part, amount: toPesos(part.amount) }));
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

/** The withdrawals in a state, oldest first, at most 100, with plain account numbers for the operator. Amounts in pesos. */
export async function listForOperator(store: VaultedStore, state: WithdrawalState) {
  const rows = await store.sql
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select('member.username')
    .where('state', '=', state)
    .orderBy('withdrawal.id')
    .limit(most)
    .execute();
  const list = [];
  for (const row of rows) list.push(await describe(store, row));
  return list;
}

/** The number of withdrawals in each state. */
export async function countByState({ sql }: VaultedStore): Promise<Record<string, number>> {
  const rows = await sql
    .selectFrom('withdrawal')
    .select((of) => ['state', of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
