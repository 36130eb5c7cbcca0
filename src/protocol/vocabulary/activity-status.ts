import { type InferOutput, picklist } from 'valibot';

/** States of an activity (a promotion that a member applies for), from before it opens to the claimed reward. */
export const activityStatuses = [
  'comingSoon',
  'joinNow',
  'registrationClosed',
  'applying',
  'rejected',
  'signedUp',
  'inProgress',
  'claimPayout',
  'issued',
  'claimed',
] as const;

export const activityStatus = picklist(activityStatuses);
export type ActivityStatus = InferOutput<typeof activityStatus>;
