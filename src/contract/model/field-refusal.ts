import { type InferOutput, nullish, object } from 'valibot';
import { text, wholeNumber } from './wire.ts';

/** Value of an error about one field of a form: its wire name and the limits of its rule. */
export const fieldRefusal = object({
  field: text(60),
  patternId: nullish(wholeNumber(), null),
  minLength: nullish(wholeNumber(), null),
  maxLength: nullish(wholeNumber(), null),
});

export type FieldRefusal = InferOutput<typeof fieldRefusal>;
