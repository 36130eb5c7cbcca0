import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJackpot } from '#contract/calls/winners.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.settings({ failNext: [] });
});

async function open(): Promise<OpenedApp> {
  const tab = await openApp({ gateway });
  tabs.push(tab);
  return tab;
}

describe('the winners', () => {
  it('are sorted by the largest win', async () => {
    for (const winAmount of [5, 900_000, 70]) {
      await gateway.operator.winner({ customerName: 'j***n', winAmount });
    }
    const { app } = await open();
    await app.winners.load();
    const amounts = app.winners.state.winners.map(({ centavos }) => centavos);
    expect(amounts[0]).toBe(90_000_000);
    expect(amounts.length).toBeGreaterThan(2);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});

describe('the jackpot', () => {
  it('is the real pool of the gateway', async () => {
    const { app } = await open();
    const pool = await gateway.request(getJackpot, {});
    await app.winners.loadJackpot();
    expect(app.winners.state.jackpot).toMatchObject({
      centavos: pool.centavos,
      illustration: false,
    });
  });

  it('is a counter that grows by 165.11 each 3 seconds without a pool', async () => {
    await gateway.operator.failNext(getJackpot, 400, {
      errorCode: 'function.not.available',
      times: 3,
    });
    const { app } = await open();
    const stop = app.winners.watchJackpot();
    await vi.waitFor(() => expect(app.winners.state.jackpot?.illustration).toBe(true));
    const from = app.winners.state.jackpot?.centavos ?? 0;
    vi.advanceTimersByTime(6_000);
    expect(app.winners.state.jackpot?.centavos).toBe(from + 2 * 16_511);
    stop();
    vi.advanceTimersByTime(6_000);
    expect(app.winners.state.jackpot?.centavos).toBe(from + 2 * 16_511);
  });

  it('stays the pool after a failed call', async () => {
    const { app } = await open();
    await app.winners.loadJackpot();
    await gateway.operator.failNext(getJackpot, 500);
    await app.winners.loadJackpot();
    expect(app.winners.state.jackpot?.illustration).toBe(false);
  });

  it('does not grow while the page is hidden', async () => {
    await gateway.operator.failNext(getJackpot, 500);
    const { app, platform } = await open();
    const stop = app.winners.watchJackpot();
    await vi.waitFor(() => expect(app.winners.state.jackpot).not.toBeNull());
    const from = app.winners.state.jackpot?.centavos;
    platform.hide();
    vi.advanceTimersByTime(60_000);
    expect(app.winners.state.jackpot?.centavos).toBe(from);
    stop();
  });
});
