import { type InferOutput, maxValue, minValue, object, pipe, transform } from 'valibot';
import { defineCall } from '../../call.ts';
import { count, countOrNull } from '../../model/readers/count.ts';
import { wordOrOther } from '../../model/readers/maybe-word.ts';
import { time } from '../../model/readers/time.ts';
import { pesosOrNull } from '../../model/readers/unknown-money.ts';
import { identifier, list, text, wholeNumber } from '../../model/wire.ts';
import { invitationStates, referralStages } from '../../vocabulary/referral.ts';

const shared = { moduleId: 'REFERRAL3', token: 'required' } as const;

const stage = pipe(
  object({
    stage: wordOrOther(referralStages),
    minimumAmount: pesosOrNull(),
    rewardAmount: pesosOrNull(),
  }),
  transform(({ stage: name, minimumAmount, rewardAmount }) => ({
    stage: name,
    least: minimumAmount,
    pays: rewardAmount,
  })),
);

/**
 * A stage of an invited player: the deposits (with as much turnover) or the turnover that it asks for, and what it pays, in
 * centavos. It asks also for what the stages before it ask for, and for a verified mobile number.
 */
export type ReferralTerms = InferOutput<typeof stage>;

/**
 * The referral code of the member and the terms. Amounts in centavos.
 *
 * - `domain`: host name for the link, when the operator has one for promotion; else the app's own is used.
 * - `stages`: what each stage of an invited player pays now. A reached stage pays what it paid when it was reached.
 * - `paid`: earnings that were claimed; `claimable`: those that can be claimed. Rewards of held invitations are in neither.
 *   Null for a gateway that does not send them.
 *
 * Errors: `function.not.available` for accounts that cannot invite.
 */
export const getReferralDetails = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  constants: { autoGenerate: true },
  request: object({}),
  reply: pipe(
    object({
      referralCode: text(60),
      totalInvitations: countOrNull(),
      promotionDomains: list(text(255), 20),
      stages: list(stage, 10),
      paidAmount: pesosOrNull(),
      claimableAmount: pesosOrNull(),
    }),
    transform((wire) => ({
      code: wire.referralCode,
      invited: wire.totalInvitations,
      domain: wire.promotionDomains[0] ?? null,
      stages: wire.stages,
      paid: wire.paidAmount,
      claimable: wire.claimableAmount,
    })),
  ),
});

const invitation = pipe(
  object({
    invitationId: identifier(),
    customerName: text(60),
    registerDate: time(),
    status: wordOrOther(invitationStates),
    stages: list(wordOrOther(referralStages), 10),
    rewardAmount: pesosOrNull(),
  }),
  transform((wire) => ({
    id: wire.invitationId,
    name: wire.customerName,
    at: wire.registerDate,
    state: wire.status,
    reached: wire.stages,
    earned: wire.rewardAmount,
  })),
);

/** An invited player with a masked name. `reached` are the stages reached, `earned` what they pay, in centavos. */
export type Invitation = InferOutput<typeof invitation>;

/** The players that the member has invited, newest first. */
export const getInvitations = defineCall({
  ...shared,
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  request: object({
    page: pipe(wholeNumber(), minValue(1), maxValue(10_000)),
    size: pipe(wholeNumber(), minValue(1), maxValue(50)),
  }),
  reply: pipe(
    object({ list: list(invitation, 50), totalPages: count(1) }),
    transform(({ list: invitations, totalPages }) => ({ invitations, pages: totalPages })),
  ),
});

/**
 * Claims all earnings that wait. `claimed` is what was paid now, in centavos; 0 when nothing waits. The players are compared again:
 * an invitation that may be of the member's own person is held, and its reward stays. Errors: `need_true_account`,
 * `reward_conditions`.
 */
export const claimReferralRewards = defineCall({
  ...shared,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReferralReward',
  keyed: true,
  request: object({}),
  reply: pipe(
    object({ rewardAmount: pesosOrNull() }),
    transform(({ rewardAmount }) => ({ claimed: rewardAmount })),
  ),
});
