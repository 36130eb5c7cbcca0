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
