import type { Centavos } from '#protocol/model/money.ts';
import type { Generated } from 'kysely';
import type { Json } from '../../json-column.ts';

export type ContractKind = 'dividend' | 'dailySalary' | 'hourlySalary' | 'realTimeSalary';

/** Daily, weekly, half-monthly, monthly. */
export type ContractPeriod = 'D' | 'W' | 'H' | 'M';

/**
 * One step of a contract: the thresholds from which its rate applies. Amounts in centavos, the rate in hundredths of a
 * percent. A threshold is null when the kind of contract does not use it.
 */
export interface ContractRule {
  readonly validBet: number | null;
  readonly profitLoss: number | null;
  readonly activeMembers: number | null;
  /** Bets of a day or of an hour. */
  readonly betAmount: number | null;
  readonly rate: number;
}

/** Figures of the team of a downline in a period. The downline is included. */
export interface TeamTotals {
  /** Stakes of settled bets that count. */
  readonly turnover: Centavos;
  /** Winnings of the house in settled bets, less promotions and rebates of players. Negative: it has lost. 0 for salaries. */
  readonly profit: Centavos;
  /** Members with the turnover and the deposits of `ActiveRule`. */
  readonly active: number;
}

/** The figures that a payment was computed from. They are kept with it. */
export interface ContractFigures extends TeamTotals {
  /** Turnover of the time that the thresholds look at: for a real-time salary, of the day until the end of the period. */
  readonly reached: Centavos;
  /** The loss that was carried over to this period. */
  readonly lossBefore: Centavos;
  /** The loss that goes over to the next period. */
  readonly lossAfter: Centavos;
}

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
