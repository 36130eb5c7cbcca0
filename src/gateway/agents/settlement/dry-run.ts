import type { Selectable } from 'kysely';
import type { Sql } from '../../store/database.ts';
import type { ContractTable } from '../../store/tables/agents/contract-tables.ts';
import type { Outcome } from './contract-figures.ts';
import { countsDays, endOfPeriod, startOfUnit } from './contract-periods.ts';
import { computeOutcome, nextSpan } from './settle-contracts.ts';
import type { ActiveRule, Span } from './team-totals.ts';

/** The payment of a contract, if its period ended now. */
export interface DryRun {
  readonly contract: Selectable<ContractTable>;
  readonly span: Span;
  readonly outcome: Outcome;
}

/** Contracts that one dry run computes. */
const most = 200;

/**
 * Computes the payments of contracts as if their period ended now: the contracts of one downline, or the first of all. Nothing is paid or kept.
 * Amounts in centavos, times in epoch milliseconds.
 */
export async function dryRunContracts(
  sql: Sql,
  now: number,
  rule: ActiveRule,
  downlineId: string | null = null,
) {
  const contracts = await sql
    .selectFrom('contract')
    .selectAll()
    .where('due_at', 'is not', null)
    .$if(downlineId !== null, (rows) => rows.where('downline_id', '=', downlineId))
    .orderBy('began_at')
    .orderBy('id')
    .limit(most)
    .execute();
  const results: DryRun[] = [];
  for (const contract of contracts) {
    const next = nextSpan(contract);
    if (next === null) continue;
    const { kind } = contract;
    const from = countsDays(kind) ? next.from : Math.max(next.from, startOfUnit(kind, now));
    const span = { from, to: endOfPeriod(contract, from) };
    results.push({ contract, span, outcome: await computeOutcome(sql, contract, span, rule) });
  }
  return results;
}
