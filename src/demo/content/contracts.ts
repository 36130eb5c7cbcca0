import type { SeedContract, SeedContractRequest } from '#gateway/seed/seed.ts';

const nothing = { validBet: null, profitLoss: null, activeMembers: null, betAmount: null };

function dividend(validBet: number, profitLoss: number, activeMembers: number, rate: number) {
  return { ...nothing, validBet, profitLoss, activeMembers, rate };
}

function salary(betAmount: number, activeMembers: number | null, rate: number) {
  return { ...nothing, betAmount, activeMembers, rate };
}

const hourlyOfLuis = {
  id: 'demo-luis-hourly',
  kind: 'hourlySalary',
  upline: 'ana',
  downline: 'luis',
  period: 'D',
  rules: [salary(2_000_000, null, 30)],
} as const;

const dailyOfJuan = {
  id: 'demo-juan-daily',
  kind: 'dailySalary',
  upline: 'ana',
  downline: 'juan',
  period: 'D',
  rules: [salary(500_000, null, 20)],
} as const;

/** The contracts in force. Amounts in centavos, rates in hundredths of a percent. */
export const contracts: readonly SeedContract[] = [
  {
    id: 'demo-ana-dividend',
    kind: 'dividend',
    upline: null,
    downline: 'ana',
    period: 'H',
    rules: [dividend(500_000_000, 25_000_000, 20, 3_500)],
  },
  {
    id: 'demo-luis-dividend',
    kind: 'dividend',
    upline: 'ana',
    downline: 'luis',
    period: 'H',
    rules: [dividend(200_000_000, 10_000_000, 10, 3_000)],
  },
  {
    id: 'demo-aida-dividend',
    kind: 'dividend',
    upline: 'ana',
    downline: 'aida',
    period: 'M',
    rules: [dividend(300_000_000, 15_000_000, 12, 2_800)],
  },
  // Ana and luis give salaries to their downlines at rates of at most their own. Their teams are too small to earn these.
  {
    id: 'demo-ana-daily',
    kind: 'dailySalary',
    upline: null,
    downline: 'ana',
    period: 'D',
    rules: [salary(100_000_000, 40, 100)],
  },
  {
    id: 'demo-ana-realtime',
    kind: 'realTimeSalary',
    upline: null,
    downline: 'ana',
    period: 'D',
    rules: [salary(100_000_000, null, 60)],
  },
  {
    id: 'demo-ana-hourly',
    kind: 'hourlySalary',
    upline: null,
    downline: 'ana',
    period: 'D',
    rules: [salary(100_000_000, null, 40)],
  },
  hourlyOfLuis,
  {
    id: 'demo-luis-realtime',
    kind: 'realTimeSalary',
    upline: 'ana',
    downline: 'luis',
    period: 'D',
    rules: [salary(50_000_000, null, 50)],
  },
  dailyOfJuan,
  {
    id: 'demo-nena-realtime',
    kind: 'realTimeSalary',
    upline: 'luis',
    downline: 'nena',
    period: 'D',
    rules: [salary(100_000, null, 40)],
  },
];

/** The contract requests that wait for an answer. */
export const contractRequests: readonly SeedContractRequest[] = [
  {
    id: 'demo-ask-ana-dividend',
    kind: 'dividend',
    from: null,
    to: 'ana',
    period: 'H',
    rules: [
      dividend(500_000_000, 25_000_000, 20, 2_200),
      dividend(900_000_000, 45_000_000, 30, 2_500),
    ],
    ends: null,
    hoursAgo: 26,
  },
  {
    id: 'demo-ask-ana-hourly',
    kind: 'hourlySalary',
    from: 'luis',
    to: 'ana',
    period: hourlyOfLuis.period,
    rules: hourlyOfLuis.rules,
    ends: hourlyOfLuis.id,
    hoursAgo: 3,
  },
  {
    id: 'demo-ask-luis-daily',
    kind: 'dailySalary',
    from: 'ana',
    to: 'luis',
    period: 'D',
    rules: [salary(5_000_000, 5, 50), salary(15_000_000, 12, 80)],
    ends: null,
    hoursAgo: 2,
  },
  {
    id: 'demo-ask-luis-realtime',
    kind: 'realTimeSalary',
    from: 'ana',
    to: 'luis',
    period: 'D',
    rules: [salary(250_000, null, 30)],
    ends: null,
    hoursAgo: 2,
  },
];
