import { pipe, regex, string } from 'valibot';

/** What a token of a sign-in link begins with, so that the app tells it from the token of a session. */
export const linkTokenPrefix = 'once.';

const shape = /^once\.[\w-]{43}$/;

/** A token that signs in once, for a few minutes. */
export const linkToken = pipe(string(), regex(shape));

/** Tells whether a token in an address works once. All others are tokens of sessions. */
export function isLinkToken(token: string): boolean {
  return shape.test(token);
}
