import type { Json } from '../store/json-column.ts';
import type { ContractKind, ContractPeriod, ContractRule } from './contract-kinds.ts';

interface Terms {
  kind: ContractKind;
  period: ContractPeriod;
  rules: Json<readonly ContractRule[]>;
  /** The highest rate of the rules. Contracts are compared by it. */
  rate: number;
}

/** Contracts, in force and ended. A downline has at most one of each kind in force. */
export interface ContractTable extends Terms {
  id: string;
  /** Null: the merchant. */
  upline_id: string | null;
  downline_id: string;
  began_at: number;
  ended_at: number | null;
}

/** Requests to begin or end a contract. Each is answered once. */
export interface ContractRequestTable extends Terms {
  id: string;
  action: 'new' | 'termination';
  /** Null: the merchant. */
  from_id: string | null;
  to_id: string;
  /** The contract that a termination ends. */
  contract_id: string | null;
  asked_at: number;
  answer: 'accept' | 'reject' | null;
  answered_at: number | null;
}
