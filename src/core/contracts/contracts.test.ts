import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getContracts, processDailySalary, processDividend } from '#protocol/calls/contracts.ts';
import type { ContractRequest } from '#protocol/model/contract.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}): Promise<OpenedApp> {
  const tab = await openApp({ gateway, ...settings });
  tabs.push(tab);
  return tab;
}

const ids = ({ app }: OpenedApp) => app.contracts.state.requests.map(({ id }) => id);

/** Signs an agent in and waits until the requests have come. */
async function openAgent(signedIn: string): Promise<OpenedApp> {
  const tab = await open({ signedIn });
  await vi.waitFor(() => expect(tab.app.contracts.state.phase).toBe('ready'));
  return tab;
}

function first({ app }: OpenedApp): ContractRequest {
  const [request] = app.contracts.state.requests;
  if (!request) throw new Error('no request waits');
  return request;
}

const sent = ({ requests }: OpenedApp, path: string) =>
  requests.filter(({ url }) => url.includes(path)).length;

describe('contract requests', () => {
  it('are loaded at sign-in, and written to the session storage', async () => {
    const tab = await openAgent('luis');
    expect(ids(tab)).toEqual(['demo-ask-luis-daily', 'demo-ask-luis-realtime']);
    const { sessionStorage: storage } = tab.platform;
    expect(storage.getItem('consolidated')).toContain('demo-ask-luis-daily');
    expect([storage.getItem('enableContract'), storage.getItem('enableSalary')]).toEqual([
      '1',
      '0',
    ]);
  });

  it('are loaded when the page is reloaded', async () => {
    const tab = await openAgent('luis');
    const { sessionStorage } = tab.platform;
    const reloaded = await open({ browser: tab.browser, platform: { sessionStorage } });
    await vi.waitFor(() => expect(ids(reloaded)).toHaveLength(2));
  });

  it('are not loaded for guests and accounts without contracts', async () => {
    for (const signedIn of [undefined, 'tino', 'aida']) {
      const tab = await open(signedIn ? { signedIn } : {});
      await tab.app.contracts.load();
      expect(sent(tab, getContracts.path)).toBe(0);
      expect(tab.app.contracts.state.phase).toBe('idle');
    }
  });

  it('are not loaded when the operator has switched contracts off', async () => {
    await gateway.operator.settings({ modules: { AGENTPOLICY3: false } });
    const tab = await open({ signedIn: 'luis' });
    await tab.app.contracts.load();
    expect(sent(tab, getContracts.path)).toBe(0);
  });

  it('are dropped at sign-out, with their keys', async () => {
    const tab = await openAgent('ana');
    await tab.app.session.signOut();
    expect(tab.app.contracts.state).toMatchObject({ phase: 'idle', requests: [] });
    const keys = ['consolidated', 'enableContract', 'enableSalary'];
    expect(keys.map((key) => tab.platform.sessionStorage.getItem(key))).toEqual([null, null, null]);
  });
});

describe('an answer to a request', () => {
  it('removes the request, and loads the contracts again', async () => {
    const tab = await openAgent('luis');
    await tab.app.contracts.answer(first(tab), 'accept');
    expect(ids(tab)).toEqual(['demo-ask-luis-realtime']);
    await vi.waitFor(() => expect(tab.platform.sessionStorage.getItem('enableSalary')).toBe('1'));
  });

  it('that would end downlines’ contracts is refused until it is confirmed', async () => {
    const tab = await openAgent('ana');
    const request = first(tab);
    await expect(tab.app.contracts.answer(request, 'accept')).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'contract_ends_downlines', value: { count: 2 } },
    });
    expect(ids(tab)).toContain(request.id);
    await tab.app.contracts.answer(request, 'accept', { confirmed: true });
    expect(ids(tab)).not.toContain(request.id);
  });

  it('to a request that was answered elsewhere is refused, and the request is removed', async () => {
    const tab = await openAgent('luis');
    const request = first(tab);
    const token = await gateway.signIn('luis');
    const answer = { id: request.id, answer: 'reject', confirmed: 'N' } as const;
    await gateway.request(processDailySalary, answer, { token });
    await expect(tab.app.contracts.answer(request, 'accept')).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'contract_request_gone' },
    });
    await vi.waitFor(() => expect(ids(tab)).not.toContain(request.id));
  });

  it('is sent once, although it is a GET that changes state', async () => {
    const tab = await openAgent('ana');
    const { path } = processDividend;
    await tab.operator.failNext(processDividend, 502);
    await expect(tab.app.contracts.answer(first(tab), 'reject')).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    expect(sent(tab, path)).toBe(1);
    await tab.app.contracts.answer(first(tab), 'reject');
    const answers = tab.requests.filter(({ url }) => url.includes(path));
    expect(answers.map(({ cache }) => cache)).toEqual(['no-store', 'no-store']);
  });

  it('that is not received leaves the request in the list', async () => {
    const tab = await openAgent('ana');
    tab.platform.goOffline();
    await expect(tab.app.contracts.answer(first(tab), 'reject')).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
    expect(ids(tab)).toHaveLength(2);
    tab.platform.goOnline();
    await tab.operator.failNext(processDividend, 500);
    await expect(tab.app.contracts.answer(first(tab), 'reject')).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    await tab.app.contracts.answer(first(tab), 'reject');
    expect(ids(tab)).toEqual(['demo-ask-ana-hourly']);
  });
});
