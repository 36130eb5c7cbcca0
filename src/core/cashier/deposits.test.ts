import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  depositByQRImageUrl,
  getDeposit,
  getDepositSettings,
} from '#protocol/calls/cashier/deposits.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import type { Deposits, NewDeposit } from './deposits.ts';

let gateway: TestGateway;
let opened: OpenedApp;
let deposits: Deposits;

beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(async () => {
  opened = await openApp({ signedIn: 'juan', gateway });
  ({ deposits } = await opened.app.cashier());
  return () => opened.close();
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway.operator.reset();
});

const wanted: NewDeposit = {
  channel: { code: 'agos-qr', kind: 'qr' },
  amount: 50_000,
  bonusId: null,
};

/** The keys of all requests for a new deposit, in their order. */
async function sentKeys(): Promise<unknown[]> {
  const sent = opened.requests.filter(({ url }) => url.includes('MCSFE_depositBy'));
  const bodies = await Promise.all(sent.map((request) => request.clone().json()));
  return bodies.map((body: { key: unknown }) => body.key);
}

/** The next request for a new deposit reaches the gateway, and its answer is lost. */
function loseNextAnswer(): void {
  const { fetch } = opened.platform;
  const lost = vi.spyOn(opened.platform, 'fetch');
  lost.mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).includes('depositBy')) return answer;
    lost.mockRestore();
    throw new TypeError('Failed to fetch');
  });
}

describe('the desk of deposits', () => {
  it('loads settings, channels and the last deposits', async () => {
    const { state, load } = deposits.desk;
    await load();
    expect(state.settings).toMatchObject({ allowed: true });
    const kinds = new Set(state.groups.map(([first]) => first?.kind));
    expect(kinds).toEqual(new Set(['bank', 'counter', 'page', 'qr']));
  });

  it('finds the deposits that wait, after a new login', async () => {
    const { id } = await deposits.begin(wanted);
    const other = await openApp({ signedIn: 'juan', gateway });
    const { desk } = (await other.app.cashier()).deposits;
    await desk.load();
    expect(desk.state.waiting).toMatchObject([{ id, state: 'pending' }]);
    expect(desk.state.recent.some((deposit) => deposit.id === id)).toBe(false);
    await other.close();
  });

  it('fails as one, and drops all at sign-out', async () => {
    await gateway.operator.failNext(getDepositSettings, 500);
    await deposits.desk.load();
    expect(deposits.desk.state).toMatchObject({ phase: 'failed', settings: null });
    await deposits.desk.load();
    await opened.app.session.signOut();
    expect(deposits.desk.state).toMatchObject({ settings: null, groups: [], waiting: [] });
  });
});

describe('a new deposit', () => {
  it('is shown at once', async () => {
    const deposit = await deposits.begin(wanted);
    expect(deposit).toMatchObject({ state: 'pending', amount: 50_000, payment: { way: 'qr' } });
    expect(deposits.watched.state.deposit?.id).toBe(deposit.id);
  });

  it('is found by its key when the network was lost on sending, also after a reload', async () => {
    loseNextAnswer();
    await expect(deposits.begin(wanted)).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    const tab = { sessionStorage: opened.platform.sessionStorage };
    const reloaded = await openApp({ gateway, browser: opened.browser, platform: tab });
    await (await reloaded.app.cashier()).deposits.begin(wanted);
    const [first, second] = await sentKeys();
    expect(second).toBe(first);
    await deposits.history.load('');
    const own = deposits.history.state.rows.filter(({ state }) => state === 'pending');
    expect(own).toHaveLength(1);
    await reloaded.close();
  });

  it('has a key of its own after an answer, and with other details', async () => {
    await deposits.begin(wanted);
    await deposits.begin(wanted);
    loseNextAnswer();
    await deposits.begin({ ...wanted, amount: 60_000 }).catch(() => undefined);
    await deposits.begin({ ...wanted, amount: 70_000 });
    expect(new Set(await sentKeys()).size).toBe(4);
  });

  it('has a new key after a refusal that decides about it', async () => {
    const errorCode = 'channel_closed';
    await gateway.operator.failNext(depositByQRImageUrl, 200, { errorCode });
    await expect(deposits.begin(wanted)).rejects.toMatchObject({ failure: { code: errorCode } });
    await deposits.begin(wanted);
    const [first, second] = await sentKeys();
    expect(second).not.toBe(first);
  });

  it('keeps its key while the provider does not answer', async () => {
    const errorCode = 'provider_unavailable';
    await gateway.operator.failNext(depositByQRImageUrl, 200, { errorCode });
    await expect(deposits.begin(wanted)).rejects.toMatchObject({ failure: { code: errorCode } });
    await deposits.begin(wanted);
    const [first, second] = await sentKeys();
    expect(second).toBe(first);
  });
});

describe('the deposit on screen', () => {
  it('counts by the clock of the gateway when the clock of the device is a day wrong', async () => {
    const dayMs = 86_400_000;
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const wrong = await openApp({ signedIn: 'juan', gateway, platform: clock });
    ahead = dayMs;
    const { begin, watched } = (await wrong.app.cashier()).deposits;
    await begin(wanted);
    const left = (watched.state.deadline ?? 0) - clock.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    await wrong.close();
  });

  it('is asked for again and again, except while the page is hidden or left', async () => {
    const { id } = await deposits.begin(wanted);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const asked = () => opened.requests.filter(({ url }) => url.includes('deposits/one')).length;
    const stop = deposits.watched.watch(id);
    await vi.waitFor(() => expect(deposits.watched.state.phase).toBe('ready'));
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.waitFor(() => expect(asked()).toBe(2));
    opened.platform.hide();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked()).toBe(2);
    opened.platform.show();
    await vi.waitFor(() => expect(asked()).toBe(3));
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked()).toBe(3);
  });

  it('is cancelled once, also when asked twice', async () => {
    const { id } = await deposits.begin(wanted);
    await Promise.all([deposits.cancel(id), deposits.cancel(id)]);
    expect(deposits.watched.state.deposit).toMatchObject({
      state: 'cancelled',
      cancellable: false,
    });
  });

  it('takes the proof of a bank transfer, and sends no picture twice', async () => {
    const bank = { code: 'bughaw', kind: 'bank' } as const;
    const { id } = await deposits.begin({ ...wanted, channel: bank });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const picture = new Uint8Array(png);
    const upload = () => deposits.uploads.upload({ purpose: 'proof', bytes: picture });
    const proved = await deposits.prove(id, 'REF 1', [await upload()]);
    expect(proved).toMatchObject({ state: 'review', review: 'proof', bankReference: 'REF 1' });
    await deposits.prove(id, 'REF 1', [await upload()]);
    const uploads = opened.requests.filter(({ url }) => url.includes('member/upload'));
    expect(uploads).toHaveLength(1);
  });
});

describe('a payment that arrives while it is watched', () => {
  it('announces that money has moved, so that the balance is loaded again', async () => {
    let isPaid = false;
    const paid = { state: 'paid', receivedAmount: 500, addedAmount: 500, paidLate: false };
    const changed = await withChangedReply(getDeposit, (value) =>
      isPaid ? { ...value, ...paid } : value,
    );
    const other = await openApp({ ...changed, signedIn: 'juan' });
    const { begin, watched } = (await other.app.cashier()).deposits;
    const { id } = await begin(wanted);
    const stop = watched.watch(id);
    await vi.waitFor(() => expect(watched.state.phase).toBe('ready'));
    const before = other.app.balance.state.at;
    isPaid = true;
    await watched.load();
    expect(watched.state.deposit).toMatchObject({ state: 'paid', added: 50_000 });
    await vi.waitFor(() => expect(other.app.balance.state.at).not.toBe(before));
    stop();
    await other.close();
  });
});
