import { boolean, integer, maxValue, minValue, number, pipe, strictObject } from 'valibot';

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
