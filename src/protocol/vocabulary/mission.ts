/** Goals of missions: turnover and deposits in centavos, settled bets, days with a sign-in. */
export const missionGoals = ['turnover', 'bets', 'deposit', 'logins'] as const;
export type MissionGoal = (typeof missionGoals)[number];

/** The time that a mission or a leaderboard runs for: a day, a week from Monday, a month (+08:00). */
export const rewardPeriods = ['day', 'week', 'month'] as const;
export type RewardPeriod = (typeof rewardPeriods)[number];

/** States of a mission: under way, done and to be claimed, claimed. */
export const missionStates = ['open', 'done', 'claimed'] as const;
export type MissionState = (typeof missionStates)[number];
