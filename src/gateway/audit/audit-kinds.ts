/** Changes that the audit contains. */
const auditKinds = [
  // Decisions of the operator about money, and stopped withdrawals.
  'moneyDecision',
  'withdrawalsBlocked',
  'withdrawalsAllowed',
  // Limits of play.
  'playLimitSet',
  'playLimitConfirmed',
  'playLimitWithdrawn',
  'noLimitChosen',
  'breakBegun',
  // Identity.
  'registered',
  'profileChanged',
  'realNameSet',
  'identitySent',
  'identityLooked',
  'identityApproved',
  'identityRefused',
  'mobileSet',
  'emailSet',
  'loginPasswordChanged',
  'loginPasswordMailed',
  'withdrawalPasswordSet',
  'withdrawalPasswordChanged',
  'withdrawalPasswordUnlocked',
  'securityQuestionsSet',
  'payoutAccountAdded',
  'payoutAccountRemoved',
  'payoutDefaultChanged',
  'authenticatorOn',
  'authenticatorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  // Ways to sign in.
  'deviceKeyAdded',
  'deviceKeyRemoved',
  'deviceSignedOut',
  'otherDevicesSignedOut',
  'identityLinked',
  'signInLinkMade',
  // Copies of the data of a member.
  'dataCopyAsked',
  'dataCopyFetched',
] as const;
export type AuditKind = (typeof auditKinds)[number];
