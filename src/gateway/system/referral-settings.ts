import { integer, maxValue, minValue, number, pipe, strictObject } from 'valibot';

const centavos = pipe(number(), integer(), minValue(0), maxValue(1_000_000_000_00));

/** What an invited player has to reach, and what it pays the inviter, in centavos. */
const stage = strictObject({ least: centavos, pays: centavos });

/** Settings of invitations: the stages of an invited player. `registered` asks for nothing more than a registration. */
export const referralSettings = {
  referralRules: strictObject({
    registered: strictObject({ pays: centavos }),
    /** Deposits of at least `least`, after their fees. */
    deposit: stage,
    turnover: stage,
  }),
};

/** Settings of invitations in a new store. */
export const defaultReferralSettings = {
  referralRules: {
    registered: { pays: 20_00 },
    deposit: { least: 200_00, pays: 100_00 },
    turnover: { least: 5_000_00, pays: 300_00 },
  },
};
