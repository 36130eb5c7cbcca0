import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway, RefusedCall, type TestGateway } from '#tests/support/open-gateway.ts';
import { type CallName, sampleRequests } from '#tests/support/sample-requests.ts';

const number = '9185551299';
const shown = '+63 *** 1299';

let test: TestGateway;
let ana: string;
beforeAll(async () => {
  test = await openTestGateway({ callsPerMinute: 1_000_000 });
  const password = 'Bangka2026';
  const account = { username: `63${number}`, password, mobile: `+63${number}`, type: 2 as const };
  const { id } = await test.operator.account({ ...account, upline: 'ana' });
  ana = await test.signIn('ana');
  const downline = await test.signIn(account.username, password);
  const money = { amount: 100, remark: '', withdrawalPassword: demoWithdrawalPassword };
  const key = (nth: number) => `0192f3c1-0000-7000-8000-0000000000a${nth}`;
  await test.request(calls.transferToDownline, { id, ...money, key: key(1) }, { token: ana });
  await test.request(calls.updateDownlineRebate, { id, rebate: 1 }, { token: ana });
  const offered = { ...sampleRequests.offerAgentContract, downline: id };
  await test.request(calls.offerAgentContract, offered, { token: ana });
  const incoming = { view: 'in' as const, size: 20 };
  const { requests } = await test.request(calls.getAgentContractRequests, incoming, {
    token: downline,
  });
  const accepted = { id: requests[0]?.id ?? '', answer: 'accept', confirmed: 'N' } as const;
  await test.request(calls.processDividend, accepted, { token: downline });
  const letter = { title: 'Friday', content: 'I come.' };
  const up = { key: key(2), to: 'upline' as const, account: null, ...letter };
  await test.request(calls.sendMessage, up, { token: downline });
  const down = { key: key(3), to: 'downline' as const, account: id, ...letter };
  await test.request(calls.sendMessage, down, { token: ana });
  await test.operator.jobs();
});
afterAll(() => test.close());

const day = 86_400_000;

/** The lists of what the agent has given, not received. */
const given: { readonly [N in CallName]?: object } = {
  getAgentContractRequests: { view: 'out' },
  getContractPayments: { view: 'given' },
};

/** Fields that let a list show all that it can. */
const widest = { search: '', code: '', size: 50, from: Date.now() - 7 * day, to: Date.now() + day };

/** The answer of a call to the agent, as text. Empty for a call that is refused. */
async function answerOf(name: CallName): Promise<string> {
  const sample = sampleRequests[name] as object;
  const wide = Object.entries(widest).filter(([field]) => Object.hasOwn(sample, field));
  const request = { ...sample, ...Object.fromEntries(wide), ...given[name] };
  try {
    return JSON.stringify(await test.request(calls[name] as Call, request, { token: ana })) ?? '';
  } catch (error) {
    if (error instanceof RefusedCall) return '';
    throw error;
  }
}

const reading = (Object.keys(calls) as CallName[]).filter(
  (name) => name.startsWith('get') && calls[name].token === 'required',
);

it('no call shows an agent the number that is the account of a downline', async () => {
  const masked: string[] = [];
  for (const name of reading) {
    const answer = await answerOf(name);
    expect(answer, name).not.toContain(number);
    if (answer.includes(shown)) masked.push(name);
  }
  // The calls that name the downline at all.
  expect(masked.toSorted()).toEqual([
    'getAccountRecords',
    'getAgentChanges',
    'getAgentContractRequests',
    'getAgentContracts',
    'getDownlines',
    'getInbox',
    'getOutbox',
    'getRecipients',
    'getTeamEntries',
    'getTeamSums',
    'getUplineTransfers',
  ]);
});
