import {
  fallback,
  type InferOutput,
  nullish,
  object,
  pipe,
  record,
  string,
  transform,
} from 'valibot';
import { count } from './readers/count.ts';
import { flag, text } from './wire.ts';

/** The rule of a field that is not asked. */
const notAsked = {
  pattern: '.*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  enabled: false,
  required: false,
};

/**
 * The operator's rule for a field of the registration form. `pattern` is a regular expression; `patternId` selects its
 * message. A field whose rule cannot be read is not asked.
 */
export const fieldRule = fallback(
  pipe(
    object({
      acceptedPattern: text(1_000),
      patternId: nullish(count(), 0),
      minLength: nullish(count(), 0),
      maxLength: nullish(count(255), 255),
      enabled: flag(),
      required: flag(),
    }),
    transform(({ acceptedPattern, ...rest }) => ({
      ...rest,
      pattern: acceptedPattern === '*' || acceptedPattern === '' ? '.*' : acceptedPattern,
    })),
  ),
  notAsked,
);

/** The rules of the registration form by the wire's name of the field. */
export const registerRules = record(string(), fieldRule);

export type FieldRule = InferOutput<typeof fieldRule>;
