/** Ways of signing in, in the login record. */
export const loginMethods = ['password', 'sms', 'firebase', 'device', 'link', 'register'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** Results of an attempt. `wrongCode`: a code or the second step was wrong. `refused`: the account is excluded or locked. */
export const loginOutcomes = ['success', 'wrongPassword', 'wrongCode', 'refused'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];
