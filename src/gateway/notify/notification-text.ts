/** Changes of an account that members are notified of. */
export const notificationKinds = [
  'loginPasswordChanged',
  'withdrawalPasswordSet',
  'withdrawalPasswordChanged',
  'withdrawalPasswordLocked',
  'withdrawalPasswordUnlocked',
  'realNameSet',
  'profileChanged',
  'mobileSet',
  'emailSet',
  'securityQuestionsSet',
  'payoutAccountAdded',
  'payoutAccountRemoved',
  'payoutDefaultChanged',
  'authenticatorOn',
  'authenticatorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'deviceStays',
  'devicesSignedOut',
  'otherDevicesSignedOut',
  'withdrawalApproved',
  'breakBegun',
  'breakLengthened',
  'breakForGood',
  'accountClosed',
  'returnAsked',
] as const;

/** Changes of a deposit that members are notified of. */
export const depositKinds = [
  'depositArrived',
  'depositArrivedLate',
  'depositFailed',
  'depositExpired',
  'depositInReview',
  'depositReturned',
  'depositReversed',
] as const;

/** Changes of a withdrawal that the operator, a provider or the clock makes. */
export const withdrawalKinds = [
  'withdrawalRejected',
  'withdrawalReleased',
  'withdrawalPartPaid',
  'withdrawalPaid',
  'withdrawalConfirmed',
  'withdrawalDisputeRefused',
  'withdrawalCompensated',
] as const;

/** Changes of an application for a promotion that the operator or the clock makes. */
export const activityKinds = ['activityRejected', 'activityPayable', 'activityMissed'] as const;

/** Changes of a redemption of points that the operator makes. */
export const redemptionKinds = [
  'redemptionApproved',
  'redemptionSent',
  'redemptionRejected',
  'redemptionRefunded',
] as const;

/** Ends of a bonus that the member did not choose. */
export const bonusKinds = ['bonusReleased', 'bonusExpired', 'bonusTaken'] as const;

/** Changes of feedback that the operator makes. */
export const feedbackKinds = ['feedbackAnswered', 'feedbackClosed'] as const;

/** Decisions of the operator about the identity of a member. */
export const identityKinds = ['identityApproved', 'identityRefused', 'identityAskedAgain'] as const;

/** Changes that a register of excluded persons makes. */
export const registerKinds = ['breakByRegister'] as const;

/** Results that a member has waited for, and results that the operator has taken back. */
export const resultKinds = ['ticketWon', 'betTakenBack', 'betTakenBackOwed'] as const;

/** Changes of contracts with agents that somebody else makes. */
export const contractKinds = ['contractPayWaits', 'contractPayAwaited', 'contractEnded'] as const;

/** Changes of an account. Their texts end with a caution: another person may have made them. */
export type AccountKind = (typeof notificationKinds)[number];
/** All other changes. */
export type OtherKind =
  | (typeof depositKinds)[number]
  | (typeof withdrawalKinds)[number]
  | (typeof activityKinds)[number]
  | (typeof redemptionKinds)[number]
  | (typeof bonusKinds)[number]
  | (typeof feedbackKinds)[number]
  | (typeof identityKinds)[number]
  | (typeof registerKinds)[number]
  | (typeof resultKinds)[number]
  | (typeof contractKinds)[number];
export type NotificationKind = AccountKind | OtherKind;

/** A title, and a content in which `{name}` stands for a value. */
export interface NotificationText {
  readonly title: string;
  readonly content: string;
}

/** The texts of one language about an account. `caution` ends every content. */
export interface NotificationTexts {
  readonly caution: string;
  readonly texts: Readonly<Record<AccountKind, NotificationText>>;
}

/** Values of a text by name. */
export type NotificationValues = Readonly<Record<string, string>>;
