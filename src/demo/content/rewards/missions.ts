import type { SeedMission } from '#gateway/seed/seed.ts';
import { worded } from '../texts/texts.ts';

const pesos = 100;

/** The missions of the demo. */
export const missions: readonly SeedMission[] = [
  {
    id: 'day-login',
    period: 'day',
    goal: 'logins',
    category: null,
    target: 1,
    reward: 5 * pesos,
    title: worded('mission.dayLogin'),
  },
  {
    id: 'day-bets',
    period: 'day',
    goal: 'bets',
    category: null,
    target: 10,
    reward: 15 * pesos,
    title: worded('mission.dayBets'),
  },
  {
    id: 'day-turnover',
    period: 'day',
    goal: 'turnover',
    category: null,
    target: 1_000 * pesos,
    reward: 30 * pesos,
    title: worded('mission.dayTurnover'),
  },
  {
    id: 'week-login',
    period: 'week',
    goal: 'logins',
    category: null,
    target: 5,
    reward: 50 * pesos,
    title: worded('mission.weekLogin'),
  },
  {
    id: 'week-deposit',
    period: 'week',
    goal: 'deposit',
    category: null,
    target: 500 * pesos,
    reward: 40 * pesos,
    title: worded('mission.weekDeposit'),
  },
  {
    id: 'week-slots',
    period: 'week',
    goal: 'turnover',
    category: 'RNG',
    target: 2_000 * pesos,
    reward: 60 * pesos,
    title: worded('mission.weekSlots'),
  },
  {
    id: 'week-live',
    period: 'week',
    goal: 'bets',
    category: 'LIVE',
    target: 12,
    reward: 45 * pesos,
    title: worded('mission.weekLive'),
  },
];
