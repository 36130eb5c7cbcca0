import { type InferOutput, object } from 'valibot';
import { countOrNull } from './readers/count.ts';
import { text } from './wire.ts';

/** Value of an error about one field of a form: its wire name and the limits of its rule. */
export const fieldRefusal = object({
  field: text(60),
  patternId: countOrNull(),
  minLength: countOrNull(),
  maxLength: countOrNull(),
});

export type FieldRefusal = InferOutput<typeof fieldRefusal>;
