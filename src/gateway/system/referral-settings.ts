import { integer, maxValue, minValue, number, optional, pipe, strictObject } from 'valibot';

const centavos = pipe(number(), integer(), minValue(0), maxValue(1_000_000_000_00));

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
