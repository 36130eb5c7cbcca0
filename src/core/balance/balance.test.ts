import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getBalance } from '#protocol/calls/wallet.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ signedIn: 'juan' })));
afterAll(() => opened.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('the balance', () => {
  it('is in whole centavos', async () => {
    await opened.app.balance.load();
    expect(opened.app.balance.state).toMatchObject({ centavos: 1_000_000, phase: 'ready' });
  });

  it('stays after a failed call, with the failure', async () => {
    await opened.app.balance.load();
    await opened.operator.failNext(getBalance, 500);
    await opened.app.balance.load();
    expect(opened.app.balance.state).toMatchObject({
      centavos: 1_000_000,
      phase: 'failed',
      failure: { kind: 'unavailable', status: 500 },
    });
  });

  it('is loaded at sign-in, each minute while the page is visible, and when it is shown again', async () => {
    const tab = await openApp({ gateway: opened.gateway, signedIn: 'juan' });
    const settled = () => vi.waitFor(() => expect(tab.app.balance.state.phase).toBe('ready'));
    const sent = () => tab.requests.filter(({ url }) => url.includes(getBalance.path)).length;
    await settled();
    expect(sent()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await settled();
    expect(sent()).toBe(2);
    tab.platform.hide();
    vi.advanceTimersByTime(180_000);
    expect(sent()).toBe(2);
    tab.platform.show();
    await settled();
    expect(sent()).toBe(3);
    await tab.app.session.signOut();
    vi.advanceTimersByTime(180_000);
    tab.platform.show();
    expect(sent()).toBe(3);
    await tab.close();
    vi.advanceTimersByTime(180_000);
    tab.platform.show();
    expect(sent()).toBe(3);
  });
});
