import { integer, maxValue, minValue, number, pipe } from 'valibot';
import { readCount } from '../readers/count.ts';
import { reads } from '../readers/reads.ts';
import { uuid } from '../../uuid.ts';

/** The id of a member of the team, as the list of downlines has it. */
export const memberId = uuid;

/** The highest rate of rebates, in hundredths of a percent. */
const highestRebate = 10_000;

/** A rate of rebates, in hundredths of a percent. */
// @__NO_SIDE_EFFECTS__
export function rebateRate() {
  return pipe(number(), integer(), minValue(0), maxValue(highestRebate));
}

/** Types of account that an agent adds below, by the wire's number: 0 player, 2 agent. */
export const downlineTypes = [0, 2] as const;
export type DownlineType = (typeof downlineTypes)[number];

/** The type of a downline in a reply. One that is missing or unknown is a player. */
export const downlineType = reads<DownlineType, DownlineType, DownlineType>(
  (value) => downlineTypes.find((type) => type === readCount(value)) ?? null,
  0,
);

/** States of a downline: the initial password was not changed yet, active, or stopped by the upline or the operator. */
export const downlineStates = ['NEW', 'ACTIVE', 'SUSPENDED'] as const;
export type DownlineState = (typeof downlineStates)[number];

/** Those who suspend a downline. Only the operator lifts a suspension of the operator. */
export const suspenders = ['upline', 'operator'] as const;
