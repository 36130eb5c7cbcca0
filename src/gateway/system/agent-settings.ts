import { boolean, integer, maxValue, minValue, number, pipe, strictObject } from 'valibot';

const centavos = pipe(number(), integer(), minValue(0), maxValue(1_000_000_000_00));

/** Settings of agents. */
export const agentSettings = {
  /**
   * Rebate of agents without an upline, in hundredths of a percent. It bounds the rebates of their teams, and with them what the
   * house pays to agents for a bet. Bets count with it from the next day (+08:00) on.
   */
  topAgentRebate: pipe(number(), integer(), minValue(0), maxValue(10_000)),
  /** Limits of transfers to downlines, in centavos: of one, of the sum of a day, and their number in a day. */
  downlineTransfers: strictObject({
    least: centavos,
    most: centavos,
    dayMost: centavos,
    dayTimes: pipe(number(), integer(), minValue(0), maxValue(10_000)),
  }),
  /** Contracts of agents. */
  agentContracts: strictObject({
    /** A dividend that the house offers carries a loss over to the next period, also to a new contract. */
    carriesLoss: boolean(),
    /** Least values of an active member in the time of a contract, in centavos. */
    activeTurnover: centavos,
    activeDeposit: centavos,
  }),
};

/** Settings of agents in a new store. */
export const defaultAgentSettings = {
  topAgentRebate: 30,
  downlineTransfers: { least: 100_00, most: 100_000_00, dayMost: 1_000_000_00, dayTimes: 200 },
  agentContracts: { carriesLoss: true, activeTurnover: 500_00, activeDeposit: 100_00 },
};
