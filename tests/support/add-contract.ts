import { v7 as uuid } from 'uuid';
import { startOfContractUnit } from '#gateway/agents/agents.ts';
import type { ContractKind, ContractPeriod, ContractRule } from '#gateway/agents/agents.ts';
import type { Database } from '#gateway/store/database.ts';

/** Terms of a contract of a test. Thresholds that are not named do not count. */
export interface TestContract {
  readonly kind: ContractKind;
  readonly period?: ContractPeriod;
  /** Null: the merchant. */
  readonly upline: string | null;
  readonly downline: string;
  readonly rules: readonly (Partial<ContractRule> & { readonly rate: number })[];
  readonly carriesLoss?: boolean;
  /** Id of the contract that the downline had before. */
  readonly succeeds?: string;
  readonly beganAt: number;
  readonly endedAt?: number | null;
}

/** Counts each member with turnover as active. */
export const activeByTurnover = { activeTurnover: 0, activeDeposit: 0 };

const noThresholds = { validBet: null, profitLoss: null, activeMembers: null, betAmount: null };

/** Adds a contract and returns its id. */
export async function addContract({ sql }: Database, terms: TestContract): Promise<string> {
  const { kind, period = 'D', upline, downline, rules, beganAt } = terms;
  const id = uuid();
  await sql
    .insertInto('contract')
    .values({
      id,
      kind,
      upline_id: upline,
      downline_id: downline,
      period,
      rules: JSON.stringify(rules.map((rule) => ({ ...noThresholds, ...rule }))),
      rate: Math.max(...rules.map(({ rate }) => rate)),
      carries_loss: terms.carriesLoss ?? false,
      succeeds: terms.succeeds ?? null,
      began_at: beganAt,
      ended_at: terms.endedAt ?? null,
      settled_to: startOfContractUnit(kind, beganAt),
    })
    .execute();
  return id;
}
