import { fallback, type InferOutput, object, optional, picklist } from 'valibot';

/** Search parameters of the bonuses. */
export const bonusSearch = {
  /** The list that is shown; absent for the active ones. */
  bonuses: fallback(optional(picklist(['done', 'expired'])), undefined),
};

const shape = object(bonusSearch);

/** The choices in the address of the bonuses. */
export type BonusSearch = InferOutput<typeof shape>;
