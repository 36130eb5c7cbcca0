import type { Generated } from 'kysely';
import type { Centavos } from '#protocol/model/money.ts';
import type { InvitationState, ReferralStage } from '#protocol/vocabulary/referral.ts';

/**
 * The reason for which an invitation is held: the inviter, or another player invited by them, has the same device, address or payout account; or
 * too many invitations of the inviter have reached a stage in a day.
 */
export type HoldReason = 'device' | 'address' | 'account' | 'many';

/** Players who registered with the referral code of another: one row for each. */
export interface InvitationTable {
  id: string;
  referrer_id: string;
  invitee_id: string;
  state: InvitationState;
  /** The reason for which the invitation is held, or was held last. Null: it never was. */
  held_for: HoldReason | null;
  /** The reasons for which it was held before, each time until the operator released it. */
  released_for: Generated<HoldReason[]>;
  /** SHA-256 of the device cookie, in hex, and the network that the invited player registered from. */
  device: string;
  network: string;
  created_at: number;
  /** Time of the operator's decision. Null while there is none, and when the invitation is held again. */
  decided_at: number | null;
}

/** Stages that invited players have reached. */
export interface InvitationStageTable {
  invitation_id: string;
  stage: ReferralStage;
  /** The reward when the stage was reached, in centavos. */
  pays: Centavos;
  /** Null when the stage paid nothing. */
  reward_id: string | null;
  reached_at: number;
}
