import type { ApplicationState } from '../store/tables/activity-tables.ts';

/** A move of an application. `none` stands for a member without one. */
interface ApplicationMove {
  readonly actor: 'member' | 'operator' | 'job';
  readonly from: readonly (ApplicationState | 'none')[];
  readonly to: ApplicationState;
}

/**
 * All moves of an application, and who makes each.
 *
 * - `claimPayout`: the conditions are met and there is no reward yet. The member may ask for it, which pays it at once.
 * - `issued`: the reward is in the claim hall and waits there, without a condition or an end. The operator issues it at any
 *   time; a job issues it when the activity ends and the member has not asked.
 * - `claimed`: the reward is paid.
 */
export const applicationMoves = {
  /** Sends an application, or sends a rejected one again. */
  apply: { actor: 'member', from: ['none', 'rejected'], to: 'applying' },
  /** Signs up for an activity without a review. */
  join: { actor: 'member', from: ['none'], to: 'signedUp' },
  approve: { actor: 'operator', from: ['applying'], to: 'signedUp' },
  reject: { actor: 'operator', from: ['applying', 'signedUp', 'inProgress'], to: 'rejected' },
  issue: {
    actor: 'operator',
    from: ['applying', 'signedUp', 'inProgress', 'claimPayout'],
    to: 'issued',
  },
  /** The time has come from which deposits and bets count. */
  begin: { actor: 'job', from: ['signedUp'], to: 'inProgress' },
  /** The conditions are met. */
  complete: { actor: 'job', from: ['inProgress'], to: 'claimPayout' },
  /** The activity has ended before the conditions were met. */
  miss: { actor: 'job', from: ['signedUp', 'inProgress'], to: 'rejected' },
  /** The activity has ended before the member asked. */
  issueUnasked: { actor: 'job', from: ['claimPayout'], to: 'issued' },
  claim: { actor: 'member', from: ['claimPayout', 'issued'], to: 'claimed' },
  /** The reward was taken in the claim hall. */
  recordTaken: { actor: 'job', from: ['issued'], to: 'claimed' },
  /** A deposit was taken back, without which the conditions are not met. The reward was withdrawn with it. */
  reopen: { actor: 'job', from: ['claimPayout', 'issued', 'claimed'], to: 'inProgress' },
} as const satisfies Readonly<Record<string, ApplicationMove>>;

export type MoveName = keyof typeof applicationMoves;
