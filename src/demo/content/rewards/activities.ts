import type { SeedActivity, SeedApplication } from '#gateway/seed/seed.ts';

type Condition = SeedActivity['conditions'][number];

const bets = (target: number, category: Condition['category']): Condition => ({
  kind: 'bets',
  target,
  category,
});

const turnover = (pesos: number, category: Condition['category']): Condition => ({
  kind: 'turnover',
  target: pesos * 100,
  category,
});

const deposits = (pesos: number): Condition => ({
  kind: 'deposits',
  target: pesos * 100,
  category: null,
});

const cash = (pesos: number) => ({ kind: 'cash', centavos: pesos * 100 }) as const;

const points = (amount: number) => ({ kind: 'points', points: amount }) as const;

/** A bonus with the terms of gifts. */
const bonus = (pesos: number) =>
  ({ kind: 'bonus', rule: 'reward', centavos: pesos * 100 }) as const;

const mobileVerified: Condition = { kind: 'mobileVerified', target: 1, category: null };

type Times = Partial<Pick<SeedActivity, 'opensInDays' | 'closesInDays' | 'countsInDays'>>;

/** A promotion with a reward. It is open and counts since two weeks ago unless `times` says something else. */
function withReward(
  id: number,
  way: 'apply' | 'join',
  reward: NonNullable<SeedActivity['reward']>,
  conditions: readonly Condition[],
  times: Times = {},
): SeedActivity {
  const open = { opensInDays: -14, closesInDays: null, countsInDays: -14 };
  return { id, way, ...open, conditions, reward, bonusRule: null, ...times };
}

/** A promotion that leads to another page: a deposit with a bonus, or the invitation of friends. */
function leading(
  id: number,
  way: 'deposit' | 'referral',
  bonusRule: string | null = null,
  conditions: readonly Condition[] = [],
): SeedActivity {
  const open = { opensInDays: -14, closesInDays: null, countsInDays: -14 };
  return { id, way, ...open, conditions, reward: null, bonusRule };
}

/** The promotions that members take part in. Every state of an activity is among them. */
export const activities: readonly SeedActivity[] = [
  leading(300, 'deposit', 'first-deposit', [mobileVerified]),
  leading(304, 'deposit', 'monday-reload'),
  leading(306, 'deposit', 'merienda-spins'),
  leading(303, 'referral'),
  leading(305, 'referral'),
  withReward(302, 'join', points(400), [turnover(2_000, 'FISH')], { countsInDays: -4 }),
  withReward(309, 'join', cash(200), [turnover(3_000, 'SPORTS')], { countsInDays: 3 }),
  withReward(310, 'apply', cash(88), []),
  withReward(311, 'join', cash(120), [bets(30, 'FISH')], { opensInDays: 5, countsInDays: 5 }),
  withReward(312, 'join', cash(300), [bets(25, 'SPORTS')], { closesInDays: -1 }),
  withReward(313, 'apply', cash(160), [bets(1, 'FISH')]),
  withReward(314, 'apply', bonus(150), [deposits(1_000)]),
  withReward(315, 'join', cash(400), [bets(300, 'FISH'), turnover(30_000, 'FISH')]),
  withReward(316, 'join', cash(50), [mobileVerified]),
  withReward(317, 'join', points(300), [bets(3, null)]),
];

const application = { remark: '', reason: '' };

/** The applications of the demo accounts: each state that needs one. `issued` is reached by the operator. */
export const applications: readonly SeedApplication[] = [
  { ...application, username: 'juan', activityId: 309, state: 'signedUp', daysAgo: 1 },
  {
    ...application,
    username: 'juan',
    activityId: 313,
    state: 'applying',
    remark: 'Lolo and I, Sunday morning 🐟',
    daysAgo: 1,
  },
  {
    ...application,
    username: 'juan',
    activityId: 314,
    state: 'rejected',
    reason: 'Two of your pictures show the same receipt.',
    daysAgo: 2,
  },
  { ...application, username: 'juan', activityId: 315, state: 'inProgress', daysAgo: 6 },
  { ...application, username: 'juan', activityId: 316, state: 'claimPayout', daysAgo: 3 },
  { ...application, username: 'juan', activityId: 317, state: 'claimed', daysAgo: 9 },
];
