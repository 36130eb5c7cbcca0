import type { Json } from '../store/json-column.ts';

export type ContractKind = 'dividend' | 'dailySalary' | 'hourlySalary' | 'realTimeSalary';

/** Daily, weekly, half-monthly, monthly. */
export type ContractPeriod = 'D' | 'W' | 'H' | 'M';

/** One step of what is agreed: from what on, how much. Amounts in centavos, the rate in hundredths of a percent; null where the kind does not ask for it. */
export interface ContractRule {
  readonly validBet: number | null;
  readonly profitLoss: number | null;
  readonly activeMembers: number | null;
  /** Bets of a day or of an hour. */
  readonly betAmount: number | null;
  readonly rate: number;
}

interface Terms {
  kind: ContractKind;
  period: ContractPeriod;
  rules: Json<readonly ContractRule[]>;
  /** The highest of the rules: what contracts are compared by. */
  rate: number;
}

/** What is or was in force. One at a time for each kind and downline. */
export interface ContractTable extends Terms {
  id: string;
  /** null: the merchant itself. */
  upline_id: string | null;
  downline_id: string;
  began_at: number;
  ended_at: number | null;
}

/** What somebody asks of somebody else, answered once. */
export interface ContractRequestTable extends Terms {
  id: string;
  action: 'new' | 'termination';
  /** null: the merchant itself. */
  from_id: string | null;
  to_id: string;
  /** What a termination is to end. */
  contract_id: string | null;
  asked_at: number;
  answer: 'accept' | 'reject' | null;
  answered_at: number | null;
}
