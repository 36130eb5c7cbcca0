import { pipe, regex, string } from 'valibot';

/** A UUID in its usual form. */
export const uuid = pipe(string(), regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i));
