import { fallback, type InferOutput, object, optional, picklist } from 'valibot';
import { profitSteps } from '#core/records/period.ts';

/** Parameters of profit and loss in the address of the member centre. */
export const profitSearch = {
  /** Step of profit and loss: by days, weeks or months. */
  by: fallback(optional(picklist(profitSteps)), undefined),
};

const shape = object(profitSearch);

export type ProfitSearch = InferOutput<typeof shape>;
