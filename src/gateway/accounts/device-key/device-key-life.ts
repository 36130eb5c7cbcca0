/** A key that was not used for this long does not sign in any more, in milliseconds. */
export const deviceKeyLifeMs = 60 * 86_400_000;
