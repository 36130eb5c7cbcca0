import { pipe, regex, string } from 'valibot';

/** The beginning of each token of a sign-in link. It shows the app that the token is not one of a session. */
export const linkTokenPrefix = 'once.';

const shape = /^once\.[\w-]{43}$/;

/** A token that signs in once, for a few minutes. */
export const linkToken = pipe(string(), regex(shape));

/** Returns whether a token in an address works once. All others are tokens of sessions. */
export function isLinkToken(token: string): boolean {
  return shape.test(token);
}
