import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { pesos } from '../money.ts';
import { count } from '../readers/count.ts';
import { flag } from '../wire.ts';

const parts = { verification: flag(), depositAmount: pesos(), turnoverAmount: pesos() };

/**
 * Conditions of members who claim cash, and the part that a member does not meet yet. Amounts in centavos.
 *
 * - `verification`: the mobile number has to be verified.
 * - `deposits`, `turnover`: sums that have to be reached.
 * - `plays`: turnover of claimed cash, in times of it, before it can be withdrawn.
 * - `missing`: what is left of each condition. Null: the member can claim cash.
 */
export const cashConditions = pipe(
  object({ ...parts, plays: count(), missing: nullish(object(parts), null) }),
  transform(({ missing, plays, ...asked }) => ({
    ...amountsOf(asked),
    plays,
    missing: missing && amountsOf(missing),
  })),
);
export type CashConditions = InferOutput<typeof cashConditions>;

function amountsOf(wire: { verification: boolean; depositAmount: number; turnoverAmount: number }) {
  const { verification, depositAmount: deposits, turnoverAmount: turnover } = wire;
  return { verification, deposits, turnover };
}
