import { boolean, fallback, optional, picklist } from 'valibot';

/** Parts of the security centre, by their name in the address (`item`). */
export const securityItems = [
  'loginPassword',
  'withdrawalPassword',
  'realName',
  'identity',
  'mobile',
  'email',
  'payoutAccounts',
  'securityQuestions',
  'authenticator',
  'profile',
  'avatar',
  'devices',
  'staySignedIn',
  'dataCopy',
] as const;
export type SecurityItem = (typeof securityItems)[number];

/** Search parameters of the security centre. Without `item`, the page is the overview. */
export const securitySearch = {
  item: fallback(optional(picklist(securityItems)), undefined),
  /** The form that adds a bank account or an e-wallet. */
  adds: fallback(optional(boolean()), undefined),
};
