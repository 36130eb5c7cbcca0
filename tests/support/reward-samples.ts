import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import type { TestGateway } from './open-gateway.ts';
import { codePlaceholder } from './security-samples.ts';

type Test = Pick<TestGateway, 'request' | 'operator'>;

/** Prepares the state of a call for juan, and returns the fields of the request that depend on it. */
type Prepare = (test: Test, token: string) => Promise<object>;

/** Requests for the calls about promotions, bonuses, missions, invitations, points and claims. */
export const rewardRequests = {
  getPromotionCategories: {},
  getPromotions: {},
  getParticipation: { activityId: '315' },
  applyForActivity: { activityId: '310', remark: 'Game night', pictures: new Array<string>() },
  claimActivity: { activityId: '317' },
  getBonuses: { view: 'active', size: 20 },
  acceptBonus: { id: '-' },
  giveUpBonus: { id: '-' },
  getMissions: {},
  claimMission: { id: 'day-login', startsAt: 0 },
  getLeaderboard: {},
  getReferralDetails: {},
  getInvitations: { page: 1, size: 10 },
  claimReferralRewards: {},
  getPointBalance: {},
  getPointReward: { kind: 'gift', page: 1, size: 12 },
  getPointConfig: {},
  redeemPointReward: {
    key: '0192f3c1-0000-7000-8000-00000000000b',
    item: 'saranggola',
    type: 'gift',
    quantity: 1,
    points: 1_800,
    amount: 0,
    account: 'juan',
    address: 'Juan dela Cruz, 14 Mabini Street, Cebu City 6000',
    phone: '0917 555 0001',
    remark: 'A red one',
    keepAddress: true,
    withdrawalPassword: demoWithdrawalPassword,
  },
  convertPoint: {
    key: '0192f3c1-0000-7000-8000-00000000000c',
    points: 1_000,
    amount: 11,
    withdrawalPassword: demoWithdrawalPassword,
  },
  getRedeemPointList: { state: '', page: 1, size: 10 },
  getPointRecords: { page: 1, size: 10 },
  getPointAddresses: {},
  removePointAddress: { id: '0192f3c1-0000-7000-8000-00000000000d' },
  getRankProgress: {},
  getRanks: {},
  getClaims: {},
  claimReward: { id: codePlaceholder },
  getPastRewards: { size: 10 },
  redeemPromoCode: { code: 'parola50' },
  getRedEnvelopes: {},
  openRedEnvelope: { id: codePlaceholder },
  getRebate: {},
  claimRebate: {},
} as const;

/** Gives juan a bonus, offered or granted, and returns the field of a request that names it. */
const giveBonus =
  (key: string, offer: boolean): Prepare =>
  async ({ operator }) => {
    const bonus = { key, rule: 'reward', base: 100, offer };
    const { id } = (await operator.send('POST', 'members/juan/bonuses', bonus)) as { id: string };
    return { id };
  };

/** Preparations by call, for the calls whose samples need any. */
export const rewardSamples: Readonly<Record<string, Prepare>> = {
  acceptBonus: giveBonus('offered', true),
  giveUpBonus: giveBonus('granted', false),
  async claimMission({ request }, token) {
    const { missions } = await request(calls.getMissions, {}, { token });
    return { startsAt: missions.find(({ id }) => id === 'day-login')?.startsAt ?? 0 };
  },
};
