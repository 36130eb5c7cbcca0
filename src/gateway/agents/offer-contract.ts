import { v7 as uuid } from 'uuid';
import { recordEvent } from '../events/events.ts';
import type { Sql } from '../store/database.ts';
import type {
  ContractKind,
  ContractPeriod,
  ContractRule,
} from '../store/tables/agents/contract-tables.ts';

/** A contract that the merchant, or a member, offers to a member. */
export interface ContractOffer {
  readonly kind: ContractKind;
  /** Null: the merchant. */
  readonly fromId: string | null;
  readonly toId: string;
  readonly period: ContractPeriod;
  readonly rules: readonly ContractRule[];
  /** A loss of the house lowers the next dividend. True by default for a dividend. */
  readonly carriesLoss?: boolean;
}

/** Adds an open contract request and returns its id. The app of the member is notified. Call inside a transaction. */
export async function offerContract(
  sql: Sql,
  { kind, fromId, toId, period, rules, carriesLoss = kind === 'dividend' }: ContractOffer,
  now: number,
): Promise<string> {
  const id = uuid();
  await sql
    .insertInto('contract_request')
    .values({
      id,
      kind,
      period,
      rules: JSON.stringify(rules),
      rate: Math.max(...rules.map(({ rate }) => rate)),
      carries_loss: carriesLoss,
      action: 'new',
      from_id: fromId,
      to_id: toId,
      contract_id: null,
      asked_at: now,
      answer: null,
      answered_at: null,
    })
    .execute();
  const cause = { table: 'contract_request', id };
  await recordEvent(sql, { memberId: toId, kind: 'contractRequest', cause }, now);
  return id;
}
