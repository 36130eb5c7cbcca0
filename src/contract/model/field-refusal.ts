import { type InferOutput, nullish, object } from 'valibot';
import { text, wholeNumber } from './wire.ts';

/** What comes with a refusal that is about one field of a form: which, and what its rule asks for. */
export const fieldRefusal = object({
  field: text(60),
  patternId: nullish(wholeNumber(), null),
  minLength: nullish(wholeNumber(), null),
  maxLength: nullish(wholeNumber(), null),
});

export type FieldRefusal = InferOutput<typeof fieldRefusal>;
