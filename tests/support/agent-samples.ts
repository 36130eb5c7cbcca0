import { calls } from '#protocol/calls.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import type { TestGateway } from './open-gateway.ts';

/** An id that no member has. */
const id = '0192f3c1-0000-7000-8000-00000000000e';
const secrets = { withdrawalPassword: demoWithdrawalPassword, remark: 'For the team' };

/** Requests for the calls of agents. Ids of members are made anew in each store: `agentChoices` fills them in. */
export const agentSamples = {
  getAgentHome: {},
  getAgentAnnouncements: {},
  getDownlines: { search: 'lu', size: 20 },
  createDownline: { username: 'Bagong1', password: 'Bangka2026', type: 0, rebate: 10 },
  updateDownlineRebate: { id, rebate: 20 },
  promoteDownline: { id },
  suspendDownline: { id, suspended: 'Y' },
  resetDownlinePassword: { id, password: 'Bangka2027' },
  getAgentChanges: { size: 20 },
  getDownlineTransferTerms: {},
  transferToDownline: {
    id,
    amount: 250.5,
    key: '0192f3c1-0000-7000-8000-00000000000f',
    ...secrets,
  },
  transferToDownlines: {
    transfers: [{ id, amount: 250.5 }] as { id: string; amount: number }[],
    key: '0192f3c1-0000-7000-8000-000000000010',
    ...secrets,
  },
  getAffiliateLinks: {},
  createAffiliateLink: { name: 'Summer', type: 0, rebate: 10 },
  deleteAffiliateLink: { id },
  recordAffiliateVisit: { code: 'ANA2026' },
} as const;

type Test = Pick<TestGateway, 'request' | 'operator'>;

/** Prepares the state of a call of ana, and returns the fields of the request that depend on it. */
type Prepare = (test: Test) => Promise<object>;

let nth = 0;

async function tokenOfAna({ request }: Test): Promise<string> {
  const { token } = await request(calls.signIn, {
    username: 'ana',
    password: demoPassword,
    captcha: '',
  });
  return token;
}

/** Adds a downline of ana that nobody has used yet. */
async function newDownline(test: Test): Promise<{ id: string }> {
  const username = `Sample${(nth += 1)}`;
  const wanted = { ...agentSamples.createDownline, username };
  const token = await tokenOfAna(test);
  const added = await test.request(calls.createDownline, wanted, { token });
  return { id: added.id };
}

/** Preparations by call, for the calls whose samples need any. */
export const agentChoices: Readonly<Record<string, Prepare>> = {
  updateDownlineRebate: newDownline,
  promoteDownline: newDownline,
  suspendDownline: newDownline,
  resetDownlinePassword: newDownline,
  transferToDownline: newDownline,
  async deleteAffiliateLink(test) {
    const token = await tokenOfAna(test);
    const { createAffiliateLink: wanted } = agentSamples;
    const added = await test.request(calls.createAffiliateLink, wanted, { token });
    return { id: added.id };
  },
};

/** The caller of each of the calls above. */
export const agentCallers = Object.fromEntries(
  Object.keys(agentSamples).map((name) => [name, 'ana']),
);
