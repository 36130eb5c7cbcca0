import type { SeedPointExchange, SeedPointHistory } from '#gateway/seed/seed.ts';

/** The exchange rates of points, from the least number of points. */
export const pointExchange: readonly SeedPointExchange[] = [
  { least: 100, rate: 100 },
  { least: 1_000, rate: 110 },
  { least: 5_000, rate: 120 },
  { least: 20_000, rate: 130 },
];

const hour = 60;
const day = 24 * hour;

const home = {
  address: 'Juan dela Cruz, 14 Mabini Street, Barangay San Roque, Cebu City 6000',
  phone: '0917 555 0001',
};

/** The points of the demo accounts, by username. */
export const pointHistory: Readonly<Record<string, SeedPointHistory>> = {
  juan: {
    points: 12_000,
    redemptions: [
      {
        item: 'parol',
        minutesAgo: 33 * day,
        delivery: home,
        remark: 'Please ring the bell twice',
        end: { courier: 'Ligaya Express', tracking: 'LX 4471 0092 PH' },
      },
      {
        item: 'mangga',
        minutesAgo: 21 * day,
        delivery: home,
        remark: '',
        end: { courier: 'Ligaya Express', tracking: 'LX 4502 7718 PH' },
      },
      {
        item: 'host-call',
        minutesAgo: 9 * day,
        delivery: null,
        remark: 'Sunday morning',
        end: { reason: 'No host is free on Sunday. Please choose another day.' },
      },
      {
        item: 'saranggola',
        minutesAgo: 6 * hour,
        delivery: home,
        remark: '',
        end: null,
      },
    ],
  },
  ana: { points: 8_400, redemptions: [] },
};
