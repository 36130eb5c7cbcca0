import { type InferOutput, picklist } from 'valibot';
import { pointItemKinds } from './point-item-kind.ts';

/** Types of a redemption: an item of the mall, or points that are converted to money. */
export const redemptionTypes = [...pointItemKinds, 'money'] as const;

/** A type of a redemption. */
const redemptionType = picklist(redemptionTypes);
export type RedemptionType = InferOutput<typeof redemptionType>;

/** States of a redemption. */
export const redemptionStates = [
  /** The operator has not decided yet. */
  'inProcess',
  /** The item is on its way or was received. */
  'approved',
  /** The points and the money went back, for a reason. */
  'rejected',
] as const;

/** A state of a redemption. */
export const redemptionState = picklist(redemptionStates);
export type RedemptionState = InferOutput<typeof redemptionState>;
