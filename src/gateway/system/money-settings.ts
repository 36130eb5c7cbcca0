import {
  boolean,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
} from 'valibot';

const centavos = pipe(number(), integer(), minValue(0), maxValue(1_000_000_000_00));

/** Settings of rewards in cash. Rebates are not among them: they give back a part of what a member has staked or lost. */
export const rewardSettings = {
  /** Conditions of a member who claims cash. */
  rewardConditions: strictObject({
    /** The mobile number is verified. */
    verified: boolean(),
    /** Least sum of the deposits that were not taken back, after their fees. */
    deposits: centavos,
    /** Least turnover of the member's own. */
    turnover: centavos,
    /** Turnover of claimed cash, in times of it, before it can be withdrawn or transferred. */
    plays: pipe(number(), integer(), minValue(0), maxValue(100)),
  }),
};

/** Settings of rewards in a new store. */
export const defaultRewardSettings = {
  rewardConditions: { verified: true, deposits: 100_00, turnover: 100_00, plays: 1 },
};

const times = pipe(number(), integer(), minValue(0), maxValue(10_000));

/** The sum that an invited player has to reach, and the reward of the inviter, in centavos. */
const stage = strictObject({ least: centavos, pays: centavos });

/**
 * Settings of invitations: the stages of an invited player. `registered` asks for a verified mobile number. Each further stage
 * asks also for what the stages before it ask for.
 */
export const referralSettings = {
  referralRules: strictObject({
    registered: strictObject({ pays: centavos }),
    /** Deposits of at least `least`, after their fees, and as much turnover of the player's own. */
    deposit: stage,
    turnover: stage,
    /** Most invitations of one inviter that reach a stage in a day (+08:00). The further ones wait for the operator. */
    perDay: optional(times, 10),
  }),
};

/** Settings of invitations in a new store. */
export const defaultReferralSettings = {
  referralRules: {
    registered: { pays: 20_00 },
    deposit: { least: 200_00, pays: 100_00 },
    turnover: { least: 5_000_00, pays: 300_00 },
    perDay: 10,
  },
};

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
