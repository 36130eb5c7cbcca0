import { pipe, regex, string, transform } from 'valibot';

/** The source of a regular expression: a UUID in the one spelling that the store knows. */
export const uuidPattern = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

const whole = new RegExp(`^${uuidPattern}$`);

/** A UUID. Capital letters become small ones, so that one id has one spelling. */
export const uuid = pipe(
  string(),
  transform((text) => text.toLowerCase()),
  regex(whole),
);

/** Returns whether a text is a UUID in its one spelling. Any other id would be an error of the store. */
export const isUuid = (text: string): boolean => whole.test(text);
