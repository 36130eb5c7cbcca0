import { entries } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword as password } from '#demo/content/accounts.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '../cache/database.ts';
import { GatewayError } from '../client/gateway-error.ts';
import { confirmDeadline, mostWithdrawable, withdrawFault } from './cashier.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

async function open(settings: Parameters<typeof openApp>[0] = {}) {
  const tab = await openApp({ gateway, signedIn: 'juan', ...settings });
  tabs.push(tab);
  const { payoutAccounts } = await tab.app.securityCentre();
  await payoutAccounts.load();
  const account = payoutAccounts.state.accounts[0]?.id ?? '';
  const { withdrawals, confirmations } = await tab.app.cashier();
  await withdrawals.list.load('');
  const before = withdrawals.list.state.rows.length;
  return { ...tab, account, withdrawals, confirmations, before };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

function breakOff(): never {
  throw new TypeError('The connection is gone');
}

/** A tab whose next withdrawal arrives, but whose answer is lost: by default, because the connection breaks off. */
async function openWithLostAnswer(
  lose: (signal?: AbortSignal | null) => Promise<never> = async () => breakOff(),
) {
  let isLost = true;
  const base = await openApp({ gateway, started: false });
  tabs.push(base);
  const { fetch } = base.platform;
  const opened = await open({
    platform: {
      async fetch(input, init) {
        const answer = await fetch(input, init);
        const { pathname } = new URL(
          input instanceof Request ? input.url : input,
          base.platform.origin,
        );
        if (pathname !== calls.withdraw.path || !isLost) return answer;
        isLost = false;
        return lose(init?.signal);
      },
    },
  });
  return opened;
}

describe('withdrawals', () => {
  it('show the limits, the charge of an amount, and follow a request to its end', async () => {
    const { app, account, withdrawals } = await open();
    const { settings, charge, shown, list } = withdrawals;
    await settings.load();
    expect(settings.state.settings).toMatchObject({ allowed: true, open: true, passwordDue: true });
    const withdrawable = settings.state.settings?.withdrawable ?? 0;
    await charge.load(500_00, 'BC');
    expect(charge.state.quote).toEqual({ amount: 500_00, kind: 'BC', charge: 10_00 });

    const asked = await withdrawals.withdraw({ amount: 500_00, account, password });
    expect(shown.state.withdrawal).toMatchObject({ id: asked.id, state: 'requested' });
    await expect.poll(() => settings.state.settings?.withdrawable).toBe(withdrawable - 500_00);
    await expect.poll(() => app.balance.state.centavos).toBe(withdrawable - 500_00);
    await expect.poll(() => list.state.rows[0]?.id).toBe(asked.id);

    expect(await withdrawals.cancel(asked.id)).toMatchObject({ state: 'cancelled' });
    await expect.poll(() => list.state.rows[0]?.state).toBe('cancelled');
    await expect.poll(() => settings.state.settings?.withdrawable).toBe(withdrawable);
    await shown.load(asked.id);
    expect(shown.state.withdrawal?.steps.map(({ state }) => state)).toEqual([
      'requested',
      'cancelled',
    ]);
  });

  it('find the first when its answer was lost, and send the next one anew', async () => {
    const { account, withdrawals, before } = await openWithLostAnswer();
    const send = () => withdrawals.withdraw({ amount: 500_00, account, password });
    expect(await failureOf(send())).toMatchObject({ failure: { kind: 'unavailable' } });
    const found = await send();
    await withdrawals.list.load('');
    expect(withdrawals.list.state.rows).toHaveLength(before + 1);
    const next = await send();
    expect(next.id).not.toBe(found.id);
  });

  it('end after 120 s of silence, send nothing meanwhile, and find the first when sent again', async () => {
    const arrived = vi.fn();
    const { account, withdrawals, before } = await openWithLostAnswer((signal) => {
      arrived();
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const send = () => withdrawals.withdraw({ amount: 500_00, account, password });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let failure: unknown = null;
    const sent = failureOf(send()).then((error) => (failure = error));
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(115_000);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    await sent;
    expect(failure).toMatchObject({ failure: { kind: 'unavailable', status: null } });
    vi.useRealTimers();
    expect(arrived).toHaveBeenCalledTimes(1);
    await send();
    await withdrawals.list.load('');
    expect(withdrawals.list.state.rows).toHaveLength(before + 1);
  });

  it('find the first also after the app was closed', async () => {
    const first = await openWithLostAnswer();
    const request = { amount: 500_00, account: first.account, password };
    await failureOf(first.withdrawals.withdraw(request));
    await first.close();
    const again = await open({ browser: first.browser });
    await again.withdrawals.withdraw(request);
    await again.withdrawals.list.load('');
    expect(again.withdrawals.list.state.rows).toHaveLength(first.before + 1);
  });

  it('keep nothing secret on the device, and nothing of it after a sign-out', async () => {
    const { app, account, withdrawals, browser } = await openWithLostAnswer();
    await failureOf(withdrawals.withdraw({ amount: 500_00, account, password }));
    const store = openStore({ indexedDb: () => browser.database });
    const kept = async () => JSON.stringify(await entries(store));
    expect(await kept()).toContain('unanswered-requests');
    expect(await kept()).not.toContain(password);
    await app.session.signOut();
    expect(await kept()).not.toContain('unanswered-requests');
  });

  it('are refused with a wrong password, and move nothing', async () => {
    const { account, withdrawals, before } = await open();
    const wrong = await failureOf(
      withdrawals.withdraw({ amount: 500_00, account, password: '000000' }),
    );
    expect(wrong).toBeInstanceOf(GatewayError);
    expect(wrong).toMatchObject({ failure: { code: 'withdrawal_password_incorrect' } });
    await withdrawals.list.load('');
    expect(withdrawals.list.state.rows).toHaveLength(before);
  });

  it('are listed page by page and by state, each once', async () => {
    await gateway.operator.settings({
      withdrawalLimits: { least: 1_00, most: 9_000_00, timesPerDay: 99, sumPerDay: 99_000_00 },
    });
    const { account, withdrawals, before } = await open();
    const { list } = withdrawals;
    for (let n = 1; n <= 12; n += 1) {
      await withdrawals.withdraw({ amount: 100_00 + n, account, password });
    }
    await list.load('requested');
    expect(list.state.rows).toHaveLength(10);
    await Promise.all([list.loadMore(), list.loadMore()]);
    const ids = list.state.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    await list.load('');
    while (list.state.hasMore) await list.loadMore();
    expect(list.state.rows).toHaveLength(before + 12);
  });

  it('are dropped at sign-out', async () => {
    const { app, account, withdrawals } = await open();
    await withdrawals.withdraw({ amount: 500_00, account, password });
    await withdrawals.settings.load();
    await app.session.signOut();
    expect(withdrawals.settings.state.settings).toBeNull();
    expect(withdrawals.shown.state.withdrawal).toBeNull();
    expect(withdrawals.list.state.rows).toEqual([]);
  });
});

describe('a typed amount', () => {
  const limits = {
    least: 100_00,
    most: 5_000_00,
    withdrawable: 3_000_00,
    sumLeft: 2_000_00,
  };

  it.each([
    ['', 'required'],
    ['0', 'tooLittle'],
    ['-5', 'required'],
    ['1e309', 'required'],
    ['0.001', 'required'],
    ['1.250', 'required'],
    ['NaN', 'required'],
    ['1,000', null],
    ['๑๐๐๐', null],
    ['9999999999', 'tooMuch'],
    ['99.99', 'tooLittle'],
    ['100', null],
    ['100.5', null],
    ['2000.01', 'overDay'],
    ['3000.01', 'notThere'],
    ['5000.01', 'tooMuch'],
  ])('of %j is %s', (text, fault) => {
    expect(withdrawFault(text, limits)).toBe(fault);
  });

  it('has a largest value, or none', () => {
    expect(mostWithdrawable(limits)).toBe(2_000_00);
    expect(mostWithdrawable({ ...limits, withdrawable: 99_99 })).toBe(0);
    expect(mostWithdrawable({ ...limits, least: 0, withdrawable: 0 })).toBe(0);
    expect(mostWithdrawable({ ...limits, withdrawable: null })).toBe(0);
    expect(mostWithdrawable({ least: null, most: null, sumLeft: null, withdrawable: 7 })).toBe(7);
  });
});

describe('the deadline of a confirmation', () => {
  const day = 86_400_000;

  it('does not depend on the clock of the device', () => {
    const paid = { state: 'paid', confirmBy: 10 * day, answeredAt: 9 * day } as const;
    for (const wrong of [-day, 0, day]) {
      const at = 9 * day + wrong;
      expect(confirmDeadline(paid, at)).toBe(at + day);
    }
  });

  it('is there only for a payment that waits', () => {
    const paid = { state: 'paid', confirmBy: 5, answeredAt: null } as const;
    expect(confirmDeadline(paid, 3)).toBe(5);
    expect(confirmDeadline({ ...paid, state: 'confirmed' }, 3)).toBeNull();
    expect(confirmDeadline({ ...paid, confirmBy: null }, 3)).toBeNull();
  });
});
