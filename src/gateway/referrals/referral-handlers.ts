import * as calls from '#protocol/calls/rewards/referral.ts';
import { toPesos } from '#protocol/model/money.ts';
import { referralStages } from '#protocol/vocabulary/referral.ts';
import { ensureReferralCode, maskNickname } from '../accounts/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext } from '../http/request-context.ts';
import {
  claimEarnings,
  countInvitations,
  readEarnings,
  readInvitations,
} from './own-invitations.ts';
import { mayInvite } from './record-invitation.ts';
import { paysOf } from './reach-stages.ts';

/** Refusal `function.not.available` for accounts that cannot invite. */
function requireReferral(context: RequestContext): void {
  if (!mayInvite(context.member.type)) throw new Refusal(200, 'function.not.available');
}

export const getReferralDetails = handle(calls.getReferralDetails, async (_, context) => {
  requireReferral(context);
  const { sql, member, settings } = context;
  const { referralRules: rules } = settings;
  const { paid, claimable } = await readEarnings(sql, member.id);
  return {
    referralCode: await ensureReferralCode(sql, member),
    totalInvitations: await countInvitations(sql, member.id),
    promotionDomains: [],
    stages: referralStages.map((stage) => ({
      stage,
      minimumAmount: toPesos(stage === 'registered' ? 0 : rules[stage].least),
      rewardAmount: toPesos(paysOf(rules, stage)),
    })),
    paidAmount: toPesos(paid),
    claimableAmount: toPesos(claimable),
  };
});

export const getInvitations = handle(calls.getInvitations, async ({ page, size }, context) => {
  requireReferral(context);
  const { sql, member } = context;
  const rows = await readInvitations(sql, member.id, { offset: (page - 1) * size, size });
  return {
    list: rows.map((row) => ({
      invitationId: row.id,
      customerName: maskNickname(row.nickname),
      registerDate: row.at,
      status: row.state,
      stages: referralStages.filter((stage) => row.stages.includes(stage)),
      rewardAmount: toPesos(row.earned),
    })),
    totalPages: Math.ceil((await countInvitations(sql, member.id)) / size),
  };
});

export const claimReferralRewards = handle(calls.claimReferralRewards, async (_, context) => {
  requireReferral(context);
  const { member, settings, now } = context;
  const claim = { memberId: member.id, conditions: settings.rewardConditions };
  const claimed = await context.transaction((sql) => claimEarnings(sql, claim, now));
  return { rewardAmount: toPesos(claimed) };
});
