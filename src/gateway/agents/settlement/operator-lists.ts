import type { Sql } from '../../store/database.ts';
import { dryRunContracts } from './dry-run.ts';
import type { ActiveRule } from './team-totals.ts';

async function namesOf(sql: Sql, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<string, string>();
  const rows = await sql
    .selectFrom('member')
    .select(['id', 'username'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Computes the payment of each contract as if its period ended now, for the operator. Nothing is paid. Amounts in centavos. */
export async function listDryRun(sql: Sql, now: number, rule: ActiveRule) {
  const results = await dryRunContracts(sql, now, rule);
  const ids = results.flatMap(({ contract }) => [contract.upline_id, contract.downline_id]);
  const names = await namesOf(sql, ids);
  return results.map(({ contract, span, outcome }) => ({
    contract: contract.id,
    kind: contract.kind,
    period: contract.period,
    upline: names.get(contract.upline_id ?? '') ?? null,
    downline: names.get(contract.downline_id) ?? '',
    ...span,
    ...outcome.figures,
    rate: outcome.rate,
    amount: outcome.amount,
  }));
}

/** The last payments of contracts, newest first, for the operator. Amounts in centavos. */
export function listContractPays(sql: Sql) {
  return sql
    .selectFrom('contract_payment as payment')
    .leftJoin('member as upline', 'upline.id', 'payment.upline_id')
    .innerJoin('member as downline', 'downline.id', 'payment.downline_id')
    .select(['payment.id', 'payment.kind', 'payment.rate', 'payment.amount', 'payment.state'])
    .select(['payment.starts_at as from', 'payment.ends_at as to', 'payment.paid_at as paidAt'])
    .select(['upline.username as upline', 'downline.username as downline'])
    .orderBy('payment.id', 'desc')
    .limit(100)
    .execute();
}
