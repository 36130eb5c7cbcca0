import { maxLength, minLength, optional, picklist, pipe, string, trim } from 'valibot';
import { oneTimeCode } from '../identity-fields.ts';

/** The withdrawal password: six digits of any script. */
export const withdrawalPassword = oneTimeCode;

/** A typed login password. */
export const loginPassword = pipe(string(), trim(), minLength(1), maxLength(200));

/** Channels of a code to a contact of the member. */
export const codeChannels = ['sms', 'email'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/**
 * Ways to prove an identity before a change: the withdrawal password, a code to a verified contact, or the login
 * password where the member has neither.
 */
export const identityProofs = ['withdrawalPassword', 'sms', 'email', 'loginPassword'] as const;
export type IdentityProof = (typeof identityProofs)[number];

/** Request fields that prove the identity of the member. One proof is enough. The error `proof_required` lists the accepted ones. */
export const proofFields = {
  withdrawalPassword: optional(withdrawalPassword),
  loginPassword: optional(loginPassword),
  /** A code that `sendMemberCode` has sent to the current number or address, for the purpose `proof`. */
  proofCode: optional(oneTimeCode),
  proofChannel: optional(picklist(codeChannels)),
};

/**
 * Purposes of a code to a member. `newContact` goes to the given number or address, the others to the member's verified
 * one. A code works for its purpose only.
 */
export const memberCodePurposes = [
  'newContact',
  'proof',
  'withdrawalPassword',
  'withdrawal',
] as const;
export type MemberCodePurpose = (typeof memberCodePurposes)[number];
