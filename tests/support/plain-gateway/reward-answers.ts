import { type Answers, forMembers, memberOf } from './answers.ts';

const claims = [
  {
    transactionId: 301,
    promoType: 'REGISTER_BONUS',
    title: 'Welcome gift',
    bonus: '88.00',
    status: 'CLAIMABLE',
  },
  {
    transactionId: 'T-302',
    promoType: 'REFERRAL',
    title: 'For a friend',
    bonus: 50,
    status: 'CLAIMABLE',
  },
];

const gift = { promoType: 'TICKET', claimId: 401, title: 'A gift', tickets: [], bonus: '20.00' };

const messages = [
  {
    id: 501,
    sender: 'merchant',
    title: 'Welcome',
    content: '<p>We are glad that you are here.</p>',
    metadata: '',
    status: '',
    time: String(Date.UTC(2026, 0, 3)),
  },
  {
    id: '502',
    sender: 'merchant',
    title: 'A gift for you',
    content: 'Please take it.',
    metadata: JSON.stringify(gift),
    status: 'CLAIMABLE',
    time: Date.UTC(2026, 0, 4),
  },
];

const rank = {
  playerRankName: 'Gold',
  monthlyTurnover: { actual: '1,200.00', expected: 5_000 },
  totalTurnover: { actual: 20_000, expected: '50,000.00' },
  playerRankProgress: { labelId: 12, conditionType: 'ALL' },
  currentProgress: { completedConditions: '1', totalExpectedConditions: 2 },
};

/** Messages, rewards, invitations and points. */
export const rewardAnswers: Answers = forMembers({
  'GET /wps/relay/CSP_unreadCount': (asked) =>
    String(messages.length - memberOf(asked).readMessages.size),
  'GET /wps/relay/CSP_getInbox': (asked) =>
    messages.map((one) => ({
      ...one,
      read: memberOf(asked).readMessages.has(String(one.id)) ? 1 : '0',
    })),
  'POST /wps/message/inbox/read'(asked) {
    const ids: unknown = asked.body['messageIds'];
    for (const id of Array.isArray(ids) ? ids : []) memberOf(asked).readMessages.add(String(id));
    return null;
  },
  'GET /wps/message/outbox': () => [],
  'GET /wps/message/recipients': () => [],
  'GET /wps/relay/MCSFE_getAvailablePromotions': () => [],
  'GET /wps/relay/MCSFE_getClaimPromotion': () => claims,
  'GET /wps/relay/MCS2_getPromotionClaimList': () => claims,
  'POST /wps/relay/MCSFE_claimIssuedPromotion': () => null,
  'GET /wps/relay/MCSFE_getMissionSummaryDetails': () => ({}),
  'GET /wps/relay/MCSFE_getMissionLeaderboard': () => ({}),
  'GET /wps/relay/MCSFE_getPlayerRankProgress': () => rank,
  'GET /wps/relay/MCSFE_getReferralDetails': () => ({
    referralCode: 'MARIA7',
    totalInvitations: '3',
    promotionDomains: ['go.example'],
  }),
  'GET /wps/relay/MCSFE_getCustomerRebateSettingByProductType': () => [],
  'GET /wps/relay/MCS2_getPointBalance': () => '1,250',
  'GET /wps/relay/MCS2_getPointReward': () => [],
  'GET /wps/relay/MCS2_getRedeemPointList': () => [],
  'GET /wps/relay/MCS2_getPointConfig': () => ({}),
});
