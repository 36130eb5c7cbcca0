import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAgentContracts } from '#protocol/calls/agents/agent-contracts.ts';
import { processDividend } from '#protocol/calls/contracts.ts';
import { memberIdOf } from '#tests/support/contract-samples.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import type { Agent } from '../agent.ts';
import { type AgentContract, highestRate } from './own-contracts.ts';

let gateway: TestGateway;
let opened: OpenedApp;
let agent: Agent;

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.operator.reset();
  opened = await openApp({ signedIn: 'ana', gateway });
  agent = await opened.app.agent();
});
afterEach(() => opened.close());

const contractsPath = getAgentContracts.path;

const rule = {
  validBetCentavos: 1_000_00,
  profitLossCentavos: null,
  activeMembers: 3,
  betCentavos: null,
  rate: 1_050,
};

async function offer(rate = rule.rate): Promise<void> {
  await agent.ownContracts.offer({
    downline: await memberIdOf(gateway, 'juan'),
    kind: 'dividend',
    period: 'M',
    rules: [{ ...rule, rate }],
    carriesLoss: true,
  });
}

describe('the flags of contracts', () => {
  it('start with what the session knows, and are written to it', async () => {
    const { state, load } = agent.contracts;
    const requests = ['demo-ask-ana-hourly', 'demo-ask-ana-dividend'];
    await load();
    expect(state).toMatchObject({ contract: true, salary: true, phase: 'ready' });
    expect(new Set(state.requests.map(({ id }) => id))).toEqual(new Set(requests));
    expect(opened.platform.sessionStorage.getItem('enableContract')).toBe('1');
    expect(opened.platform.sessionStorage.getItem('enableSalary')).toBe('1');
  });
});

describe('an offer of a contract', () => {
  it('is sent with amounts in pesos and rates in percent, and stands among the own requests', async () => {
    const { contractRequests } = agent;
    await contractRequests.load({ view: 'out' });
    const before = contractRequests.state.rows.length;
    await offer();
    await vi.waitFor(() => expect(contractRequests.state.rows).toHaveLength(before + 1));
    expect(contractRequests.state.rows[0]).toMatchObject({
      kind: 'dividend',
      state: 'OPEN',
      party: { account: 'juan' },
      rules: [rule],
      carriesLoss: true,
    });
  });

  it('becomes a contract that is given, and can be asked to end', async () => {
    const { ownContracts, contractRequests } = agent;
    await offer();
    await contractRequests.load({ view: 'out' });
    const id = contractRequests.state.rows[0]?.id ?? '';
    const token = await gateway.signIn('juan');
    await gateway.request(processDividend, { id, answer: 'accept', confirmed: 'N' }, { token });
    await ownContracts.load();
    const given = ownContracts.state.given.find(
      ({ kind, party }) => kind === 'dividend' && party.account === 'juan',
    );
    expect(given?.rules).toEqual([rule]);
    await ownContracts.askEnd(given?.id ?? '');
    await vi.waitFor(() => expect(contractRequests.state.rows[0]?.ends).not.toBeNull());
  });

  it('can be taken back', async () => {
    const { ownContracts, contractRequests } = agent;
    await offer();
    await contractRequests.load({ view: 'out' });
    const id = contractRequests.state.rows[0]?.id ?? '';
    await ownContracts.takeBack(id);
    await vi.waitFor(() =>
      expect(contractRequests.state.rows.find((one) => one.id === id)?.state).not.toBe('OPEN'),
    );
  });

  it('above the own rate is refused, and the lists are read again all the same', async () => {
    const { ownContracts } = agent;
    await ownContracts.load();
    const reads = () =>
      opened.requests.filter(({ url, method }) => method === 'GET' && url.includes(contractsPath))
        .length;
    const before = reads();
    await expect(offer(3_501)).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'contract_rate_too_high' },
    });
    await vi.waitFor(() => expect(reads()).toBe(before + 1));
  });
});

describe('the highest rate', () => {
  // The function reads the kind and the rates only.
  const contract = (kind: AgentContract['kind'], ...rates: number[]) =>
    ({ kind, rules: rates.map((rate) => ({ ...rule, rate })) }) as unknown as AgentContract;

  it('is the highest of the own contracts of the kind', () => {
    const received = [contract('dividend', 1_000, 3_500), contract('dailySalary', 9_000)];
    expect(highestRate(received, 'dividend')).toBe(3_500);
    expect(highestRate(received, 'dailySalary')).toBe(9_000);
  });

  it('is none without a contract of the kind', () => {
    expect(highestRate([contract('dividend', 1_000)], 'hourlySalary')).toBe(0);
  });
});

describe('the requests', () => {
  it('of the other side replace those before', async () => {
    const { contractRequests } = agent;
    const accounts = () => contractRequests.state.rows.map(({ party }) => party.account);
    await contractRequests.load({ view: 'in' });
    expect(new Set(accounts())).toEqual(new Set([null, 'luis']));
    await contractRequests.load({ view: 'out' });
    expect(accounts()).toEqual(['luis', 'luis']);
  });
});
