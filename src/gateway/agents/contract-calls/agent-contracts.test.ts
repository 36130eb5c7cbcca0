import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askContractEnd,
  getAgentContractRequests,
  getAgentContracts,
  getContractPayments,
  offerAgentContract,
  withdrawContractRequest,
} from '#protocol/calls/agents/agent-contracts.ts';
import { processDividend, processHourlySalary } from '#protocol/calls/contracts.ts';
import type { ContractKind } from '#protocol/model/contract.ts';
import { contractSamples, memberIdOf } from '#tests/support/contract-samples.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const { offerAgentContract: sample } = contractSamples;
const accept = { answer: 'accept', confirmed: 'N' } as const;
const reject = { answer: 'reject', confirmed: 'N' } as const;

const as = async (username: string) => ({ token: await test.signIn(username) });

const advanceClock = (advanceSeconds: number) =>
  test.operator.send('POST', 'clock', { advanceSeconds });

const contractsOf = async (username: string) =>
  test.request(getAgentContracts, {}, await as(username));

const requestsOf = async (username: string, view: 'in' | 'out') =>
  (await test.request(getAgentContractRequests, { view, size: 20 }, await as(username))).requests;

async function offer(from: string, to: string, change: object = {}): Promise<string> {
  const wanted = { ...sample, downline: await memberIdOf(test, to), ...change };
  const { id } = await test.request(offerAgentContract, wanted, await as(from));
  return id;
}

describe('the contracts of a member', () => {
  it('are those that it receives, with an outlook, and those that it gives', async () => {
    const { received, given } = await contractsOf('ana');
    expect(received).toMatchObject([
      { id: 'demo-ana-daily', kind: 'dailySalary', rules: [{ rate: 100 }] },
      {
        id: 'demo-ana-dividend',
        kind: 'dividend',
        party: { type: 'MERCHANT', account: null },
        rules: [{ rate: 3_500 }],
        endsAt: null,
        outlook: { amount: 0, rate: 0 },
      },
      { id: 'demo-ana-hourly', kind: 'hourlySalary', rules: [{ rate: 40 }] },
      { id: 'demo-ana-realtime', kind: 'realTimeSalary', rules: [{ rate: 60 }] },
    ]);
    const kinds = given.map(({ kind, party }) => `${kind} ${party.account}`);
    expect(new Set(kinds)).toEqual(
      new Set([
        'dividend luis',
        'dividend aida',
        'hourlySalary luis',
        'realTimeSalary luis',
        'dailySalary juan',
      ]),
    );
    expect(JSON.stringify(given)).not.toMatch(/password|mobile|email/i);
    expect((await contractsOf('juan')).received).toMatchObject([
      { kind: 'dailySalary', party: { type: 'UPLINE', account: 'ana' } },
    ]);
    expect((await contractsOf('tino')).received).toEqual([]);
  });
});

describe('an offer of the house', () => {
  it('carries losses over, unless the operator has switched that off', async () => {
    const rules = { activeTurnover: 500_00, activeDeposit: 100_00 };
    const terms = { kind: 'dividend', period: 'M', rate: 100 };
    const { id } = await test.operator.offerContract('luis', terms);
    await test.operator.send('PATCH', 'settings', {
      agentContracts: { ...rules, carriesLoss: false },
    });
    const { id: other } = await test.operator.offerContract('luis', terms);
    const requests = await requestsOf('luis', 'in');
    const carries = (of: string) => requests.find((one) => one.id === of)?.carriesLoss;
    expect([carries(id), carries(other)]).toEqual([true, false]);
  });
});

describe('an offer', () => {
  it('becomes a contract when the downline accepts it', async () => {
    const id = await offer('ana', 'juan');
    expect((await requestsOf('ana', 'out'))[0]).toMatchObject({
      id,
      state: 'OPEN',
      party: { type: 'DOWNLINE', account: 'juan' },
      carriesLoss: true,
    });
    expect(await requestsOf('juan', 'in')).toMatchObject([{ id, party: { type: 'UPLINE' } }]);
    await test.request(processDividend, { id, ...accept }, await as('juan'));
    expect((await contractsOf('juan')).received).toMatchObject([
      {
        kind: 'dividend',
        carriesLoss: true,
        rules: [{ validBetCentavos: 1_000_00, activeMembers: 3, betCentavos: null, rate: 1_050 }],
      },
      { kind: 'dailySalary' },
    ]);
    expect(await requestsOf('juan', 'in')).toMatchObject([{ id, state: 'ACCEPTED' }]);
  });

  it('has a rate of at most the own one', async () => {
    const [rule] = sample.rules;
    const tooHigh = { code: 'contract_rate_too_high' };
    await expect(offer('ana', 'juan', { rules: [{ ...rule, rate: 35.01 }] })).rejects.toMatchObject(
      {
        ...tooHigh,
        value: { most: 35 },
      },
    );
    await offer('ana', 'juan', { rules: [{ ...rule, rate: 35 }] });
    await expect(offer('luis', 'nena', { kind: 'dailySalary' })).rejects.toMatchObject({
      ...tooHigh,
      value: { most: 0 },
    });
  });

  it('cannot be accepted when its rate is above the own one by then', async () => {
    const [rule] = sample.rules;
    const id = await offer('ana', 'juan', { rules: [{ ...rule, rate: 30 }] });
    const lower = { id: 'demo-ask-ana-dividend', answer: 'accept', confirmed: 'Y' } as const;
    await test.request(processDividend, lower, await as('ana'));
    await expect(
      test.request(processDividend, { id, ...accept }, await as('juan')),
    ).rejects.toMatchObject({ code: 'contract_request_gone' });
  });

  it('cannot be accepted when its upline has no rate by then', async () => {
    const id = await offer('ana', 'juan');
    const asked = await test.request(askContractEnd, { id: 'demo-ana-dividend' }, await as('ana'));
    await test.operator.send('POST', `contract-requests/${asked.id}`, { answer: 'accept' });
    await advanceClock(32 * 86_400);
    await expect(
      test.request(processDividend, { id, ...accept }, await as('juan')),
    ).rejects.toMatchObject({ code: 'contract_request_gone' });
    expect((await contractsOf('juan')).received).toMatchObject([{ kind: 'dailySalary' }]);
    await expect(offer('ana', 'juan')).rejects.toMatchObject({
      code: 'contract_rate_too_high',
      value: { most: 0 },
    });
  });

  it('takes the place of an earlier one that waits', async () => {
    const first = await offer('ana', 'juan');
    const second = await offer('ana', 'juan', { period: 'W' });
    expect(await requestsOf('juan', 'in')).toMatchObject([
      { id: second, state: 'OPEN' },
      { id: first, state: 'WITHDRAWN' },
    ]);
  });

  it('is no cursor in the list of another member', async () => {
    const after = await offer('ana', 'juan');
    const caller = await as('luis');
    const list = { view: 'in', size: 20 } as const;
    const own = (await test.request(getAgentContractRequests, list, caller)).requests;
    expect(own.length).toBeGreaterThan(1);
    const page = await test.request(getAgentContractRequests, { ...list, after }, caller);
    expect(page.requests).toEqual([]);
    const next = await test.request(
      getAgentContractRequests,
      { ...list, after: own[0]?.id },
      caller,
    );
    expect(next.requests).toEqual(own.slice(1));
  });

  it('goes to direct downlines of agents only', async () => {
    const gone = { code: 'not_found' };
    await expect(offer('ana', 'nena')).rejects.toMatchObject(gone);
    await expect(offer('luis', 'ana')).rejects.toMatchObject(gone);
    await expect(offer('aida', 'juan')).rejects.toMatchObject(gone);
    await expect(offer('ana', 'ana')).rejects.toMatchObject(gone);
    await expect(offer('juan', 'ana')).rejects.toMatchObject({ code: 'agent_only' });
  });

  it('is answered once when two answers arrive together', async () => {
    const id = await offer('ana', 'juan');
    const caller = await as('juan');
    const answers = await Promise.allSettled(
      [accept, reject, accept, reject].map((answer) =>
        test.request(processDividend, { id, ...answer }, caller),
      ),
    );
    const [request] = await requestsOf('juan', 'in');
    const wins = request?.state === 'ACCEPTED' ? [0, 2] : [1, 3];
    answers.forEach(({ status }, nth) => {
      expect(status).toBe(wins.includes(nth) ? 'fulfilled' : 'rejected');
    });
    const dividends = (await contractsOf('juan')).received.filter(
      ({ kind }) => kind === 'dividend',
    );
    expect(dividends).toHaveLength(request?.state === 'ACCEPTED' ? 1 : 0);
  });

  it('is taken back by its sender only, while it waits', async () => {
    const id = await offer('ana', 'juan');
    const gone = { code: 'contract_request_gone' };
    for (const stranger of ['juan', 'luis']) {
      await expect(
        test.request(withdrawContractRequest, { id }, await as(stranger)),
      ).rejects.toMatchObject(gone);
    }
    const back = async () => test.request(withdrawContractRequest, { id }, await as('ana'));
    await back();
    await expect(back()).rejects.toMatchObject(gone);
    await expect(
      test.request(processDividend, { id, ...accept }, await as('juan')),
    ).rejects.toMatchObject(gone);
  });
});

describe('the end of a contract', () => {
  const ask = async (username: string, id: string) =>
    (await test.request(askContractEnd, { id }, await as(username))).id;

  it('comes with its period when the other side accepts', async () => {
    const accepted = { id: 'demo-ask-ana-hourly', ...accept };
    await test.request(processHourlySalary, accepted, await as('ana'));
    const hourly = async () =>
      (await contractsOf('luis')).received.find(({ kind }) => kind === 'hourlySalary');
    const endsAt = (await hourly())?.endsAt ?? 0;
    expect(endsAt % 3_600_000).toBe(0);
    await expect(ask('luis', 'demo-luis-hourly')).rejects.toMatchObject({
      code: 'contract_request_gone',
    });
    expect((await contractsOf('luis')).ended.received).toEqual([]);
    await advanceClock(3_600);
    expect(await hourly()).toBeUndefined();
    const over = { id: 'demo-luis-hourly', endsAt, outlook: null };
    expect((await contractsOf('luis')).ended).toMatchObject({ received: [over], given: [] });
    expect((await contractsOf('ana')).ended).toMatchObject({ received: [], given: [over] });
  });

  it('is asked for once, by either side, and by nobody else', async () => {
    const contract = 'demo-juan-daily';
    const id = await ask('juan', contract);
    expect(await ask('juan', contract)).toBe(id);
    expect(await requestsOf('ana', 'in')).toContainEqual(
      expect.objectContaining({ id, ends: true, state: 'OPEN' }),
    );
    expect(await ask('ana', contract)).not.toBe(id);
    for (const stranger of ['luis', 'aida', 'tino']) {
      await expect(ask(stranger, contract)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('of a contract of the house is answered by the operator', async () => {
    const id = await ask('ana', 'demo-ana-dividend');
    const list = async () => (await test.operator.send('GET', 'contracts')) as { open: object[] };
    expect((await list()).open).toMatchObject([{ id, username: 'ana', kind: 'dividend' }]);
    await test.operator.send('POST', `contract-requests/${id}`, { answer: 'accept' });
    expect((await list()).open).toEqual([]);
    const { received } = await contractsOf('ana');
    const dividend = received.find(({ kind }) => kind === 'dividend');
    expect(dividend?.endsAt).toBeGreaterThan(0);
  });
});

it('lists payments to both sides, a page at a time, and to nobody else', async () => {
  const view = async (
    username: string,
    which: 'received' | 'given',
    { after, kind = 'dividend' }: { after?: string; kind?: ContractKind } = {},
  ) =>
    test.request(
      getContractPayments,
      { kind, view: which, size: 1, ...(after !== undefined && { after }) },
      await as(username),
    );
  await advanceClock(32 * 86_400);
  const first = await view('luis', 'received');
  expect(first.payments).toHaveLength(1);
  expect(first.payments[0]).toMatchObject({ state: 'NOTHING', party: { type: 'UPLINE' } });
  const second = await view('luis', 'received', { after: first.next ?? '' });
  expect(second.payments.length).toBeGreaterThan(0);
  expect(second.payments.map(({ id }) => id)).not.toContain(first.payments[0]?.id);
  const given = (await view('ana', 'given')).payments;
  expect(given[0]?.party.type).toBe('DOWNLINE');
  expect((await view('luis', 'received', { kind: 'hourlySalary' })).payments).toEqual([]);
  expect((await view('juan', 'given')).payments).toEqual([]);
  expect((await view('nena', 'received')).payments).toEqual([]);
});
