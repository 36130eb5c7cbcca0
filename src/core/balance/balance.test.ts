import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getBalance } from '#contract/calls/wallet.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';

let opened: OpenedApp;
beforeAll(async () => void (opened = await openApp({ signedIn: 'juan' })));
afterAll(() => opened.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** How often the balance was asked for since. */
function count(): () => number {
  const from = opened.requests.length;
  return () =>
    opened.requests.slice(from).filter(({ url }) => url.includes(getBalance.path)).length;
}

const settled = () => vi.waitFor(() => expect(opened.app.balance.state.phase).toBe('ready'));

describe('the balance', () => {
  it('is in whole centavos', async () => {
    await opened.app.balance.load();
    expect(opened.app.balance.state).toMatchObject({ centavos: 1_000_000, phase: 'ready' });
  });

  it('stays what it was when it cannot be read, and says so', async () => {
    await opened.app.balance.load();
    await opened.operator.failNext(getBalance, 500);
    await opened.app.balance.load();
    expect(opened.app.balance.state).toMatchObject({
      centavos: 1_000_000,
      phase: 'failed',
      failure: { kind: 'unavailable', status: 500 },
    });
  });

  it('is read at once, each minute while the page is visible, and when it is shown again', async () => {
    const asked = count();
    const stop = opened.app.balance.watch();
    await settled();
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await settled();
    expect(asked()).toBe(2);
    opened.platform.hide();
    vi.advanceTimersByTime(180_000);
    expect(asked()).toBe(2);
    opened.platform.show();
    await settled();
    expect(asked()).toBe(3);
    stop();
    vi.advanceTimersByTime(180_000);
    opened.platform.show();
    expect(asked()).toBe(3);
  });
});
