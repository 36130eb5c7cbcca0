import type { Protections } from '#protocol/calls/security/security-config.ts';

/** A protection of the account. */
export type ProtectionName = keyof Protections;

export type SecurityLevel = 'low' | 'medium' | 'high';

/** A protection that is in use, and whether the member has set it up. */
export interface ProtectionItem {
  readonly name: ProtectionName;
  readonly isComplete: boolean;
}

const order: readonly ProtectionName[] = [
  'loginPassword',
  'withdrawalPassword',
  'realName',
  'mobile',
  'email',
  'payoutAccount',
  'securityQuestions',
  'authenticator',
];

/** The protections that the operator has enabled, in their order on the page. */
export function protectionItems(protections: Protections): ProtectionItem[] {
  return order
    .filter((name) => protections[name].enabled)
    .map((name) => ({ name, isComplete: protections[name].isComplete }));
}

/**
 * The level of an account. Medium: a withdrawal password and a verified contact. High: also an authenticator app or
 * security questions, and everything else that is in use. A protection that is not in use is not asked for.
 */
export function securityLevel(protections: Protections): SecurityLevel {
  const has = (name: ProtectionName) => protections[name].isComplete || !protections[name].enabled;
  const { mobile, email } = protections;
  const hasContact = mobile.isComplete || email.isComplete || (!mobile.enabled && !email.enabled);
  if (!has('withdrawalPassword') || !hasContact) return 'low';
  const hasSecond =
    protections.authenticator.isComplete ||
    protections.securityQuestions.isComplete ||
    (!protections.authenticator.enabled && !protections.securityQuestions.enabled);
  return hasSecond && has('realName') && has('mobile') && has('email') ? 'high' : 'medium';
}
