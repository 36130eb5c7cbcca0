import { getMember } from '#protocol/calls/member.ts';
import type { TestGateway } from './open-gateway.ts';

const week = { from: 1_790_000_000_000, to: 1_790_600_000_000 } as const;

/** Requests for the calls about contracts and reports. */
export const contractSamples = {
  getAgentContracts: {},
  offerAgentContract: {
    downline: '0192f3c1-0000-7000-8000-00000000000e',
    kind: 'dividend' as const,
    period: 'M' as const,
    rules: [
      {
        periodValidBet: 1_000,
        periodProfitLoss: null,
        activeMembers: 3,
        betAmount: null,
        rate: 10.5,
      },
    ],
    carriesLoss: 'Y' as const,
  },
  askContractEnd: { id: 'demo-ana-dividend' },
  withdrawContractRequest: { id: 'demo-ask-ana-hourly' },
  getAgentContractRequests: { view: 'in' as const, size: 20 },
  getContractPayments: { kind: 'dividend' as const, view: 'received' as const, size: 20 },
  getTeamOverview: week,
  getTeamSums: {
    ...week,
    search: '',
    depth: 'all' as const,
    by: 'member' as const,
    category: '' as const,
    page: 1,
    size: 20,
  },
  getAgentIncome: week,
  getTeamEntries: {
    ...week,
    search: 'ju',
    depth: 'all' as const,
    code: 'betting' as const,
    size: 20,
  },
};

/** The caller of each of the calls that juan cannot make. */
export const contractCallers = {
  offerAgentContract: 'ana',
  askContractEnd: 'ana',
  withdrawContractRequest: 'luis',
  getAgentContractRequests: 'ana',
  getContractPayments: 'luis',
  getTeamOverview: 'ana',
  getTeamSums: 'ana',
  getAgentIncome: 'ana',
  getTeamEntries: 'ana',
} as const;

type Test = Pick<TestGateway, 'request' | 'signIn'>;

/** The id of a member of the demo, which is another one in each store. */
export async function memberIdOf(test: Test, username: string): Promise<string> {
  const { id } = await test.request(getMember, {}, { token: await test.signIn(username) });
  return id;
}

/** Fills ids of members in. */
export const contractChoices: Readonly<Record<string, (test: Test) => Promise<object>>> = {
  offerAgentContract: async (test) => ({ downline: await memberIdOf(test, 'juan') }),
};
