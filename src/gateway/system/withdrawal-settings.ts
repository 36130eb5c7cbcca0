import {
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  strictObject,
} from 'valibot';

/** Whole centavos. */
const centavos = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));
const minuteOfDay = pipe(number(), integer(), minValue(0), maxValue(24 * 60 - 1));

/** The charge of a withdrawal: `rate` in hundredths of a percent, and a fixed amount in centavos. */
const charge = strictObject({
  rate: pipe(number(), integer(), minValue(0), maxValue(10_000)),
  fixed: centavos,
});

/** Settings of withdrawals. Amounts in centavos, days and hours in +08:00. */
export const withdrawalSettings = {
  /** False: nobody can withdraw. */
  withdrawalsAllowed: boolean(),
  /** Minutes of the day at which withdrawals open and close. The same minute twice: they are always open. */
  withdrawalHours: strictObject({ from: minuteOfDay, to: minuteOfDay }),
  withdrawalLimits: strictObject({
    least: pipe(centavos, minValue(1)),
    most: centavos,
    timesPerDay: pipe(number(), integer(), minValue(0), maxValue(1_000)),
    sumPerDay: centavos,
  }),
  /** Amounts to choose from. */
  withdrawalPresets: pipe(array(pipe(centavos, minValue(1))), maxLength(20)),
  /** The charge by kind of account: BC bank, EW e-wallet. */
  withdrawalCharges: strictObject({ BC: charge, EW: charge }),
  /** The withdrawals that need a code by SMS: none, all, or those from an amount on. */
  withdrawalCode: strictObject({ due: picklist(['never', 'always', 'from']), from: centavos }),
  /** A payment counts as received after this many minutes. */
  withdrawalConfirmMinutes: pipe(number(), integer(), minValue(1), maxValue(30 * 24 * 60)),
};

/** Settings of withdrawals in a new store. */
export const defaultWithdrawalSettings = {
  withdrawalsAllowed: true,
  withdrawalHours: { from: 0, to: 0 },
  withdrawalLimits: { least: 100_00, most: 50_000_00, timesPerDay: 5, sumPerDay: 100_000_00 },
  withdrawalPresets: [500_00, 1_000_00, 2_000_00, 5_000_00, 10_000_00],
  withdrawalCharges: { BC: { rate: 0, fixed: 10_00 }, EW: { rate: 0, fixed: 0 } },
  withdrawalCode: { due: 'from' as const, from: 20_000_00 },
  withdrawalConfirmMinutes: 24 * 60,
};
