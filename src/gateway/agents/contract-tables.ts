import type { Generated } from 'kysely';
import type { Json } from '../store/json-column.ts';
import type { ContractKind, ContractPeriod, ContractRule } from './contract-kinds.ts';
import type { ContractFigures } from './settlement/contract-figures.ts';

interface Terms {
  kind: ContractKind;
  period: ContractPeriod;
  rules: Json<readonly ContractRule[]>;
  /** The highest rate of the rules. Contracts are compared by it. */
  rate: number;
  /** A loss of the house with the team lowers the base of the next dividend. */
  carries_loss: Generated<boolean>;
}

/** Contracts, in force and ended. A downline has at most one of each kind in force. */
export interface ContractTable extends Terms {
  id: string;
  /** Null: the merchant. */
  upline_id: string | null;
  downline_id: string;
  began_at: number;
  /** In the future: the contract ends with its period. */
  ended_at: number | null;
  /** Null while the end is not known. */
  end_cause: Generated<'replaced' | 'rateLowered' | 'terminated' | null>;
  /** The contract of the same kind that the downline had before. Its loss goes over when it is settled. */
  succeeds: Generated<string | null>;
  /** The loss that is carried over, in centavos. */
  loss: Generated<number>;
  /** Everything before is settled, epoch milliseconds. The start of a day, an hour or 5 minutes, by kind. */
  settled_to: number;
  /** Time at which the job looks at the contract next. Null: it is over and settled. */
  due_at: Generated<number | null>;
}

/** Requests to begin or end a contract. Each is answered once. */
export interface ContractRequestTable extends Terms {
  id: string;
  action: 'new' | 'termination';
  /** Null: the merchant. */
  from_id: string | null;
  /** Null: the merchant, for whom the operator answers. */
  to_id: string | null;
  /** The contract that a termination ends. */
  contract_id: string | null;
  asked_at: number;
  answer: 'accept' | 'reject' | 'withdraw' | null;
  answered_at: number | null;
}

/** The payment of a contract for a period, or for the part of it in which it was in force. */
export interface ContractPaymentTable {
  id: string;
  contract_id: string;
  kind: ContractKind;
  /** Pays it. Null: the house. */
  upline_id: string | null;
  downline_id: string;
  /** From `starts_at` to before `ends_at`, epoch milliseconds. */
  starts_at: number;
  ends_at: number;
  figures: Json<ContractFigures>;
  /** Rate of the step that was reached, in basis points. 0: none. */
  rate: number;
  amount: number;
  /** `waiting`: the balance of the upline does not reach. `nothing`: there is nothing to pay. */
  state: 'due' | 'waiting' | 'paid' | 'nothing';
  created_at: number;
  paid_at: number | null;
}

/** The tables of the contracts. */
export interface ContractTables {
  contract: ContractTable;
  contract_request: ContractRequestTable;
  contract_payment: ContractPaymentTable;
}
