import { knownAmount } from '#tests/support/known-amount.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchGame } from '#protocol/calls/launch.ts';
import { getJackpot } from '#protocol/calls/winners.ts';
import { games } from '#demo/content/games.ts';
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

/** Plays a round of a jackpot slot for money. The pool gets 1 % of the stake. */
async function bet(stakeCentavos: number): Promise<void> {
  const token = await gateway.signIn('juan');
  const game = games.find(
    ({ kind, isJackpot, leastBet }) =>
      kind === 'slot' && isJackpot && (leastBet ?? Infinity) <= 1_000,
  );
  if (game === undefined) throw new Error('there is no jackpot slot');
  const { vendor, gameId, nodeId } = game;
  const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
  const { url } = await gateway.request(launchGame, wanted, { token });
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const request = new Request(`http://localhost:4174/slot/${path}`, init);
    return (await gateway.gateway.gamesFetch(request, { ip: '192.0.2.1' })).json();
  };
  const { session } = await post('open', {
    ticket: new URL(url, 'http://localhost:4174').hash.slice(1),
    parents: [],
  });
  await post('play', { session, key: `bet-${crypto.randomUUID()}`, stakeCentavos });
}

describe('the winners', () => {
  it('are sorted by the largest win', async () => {
    for (const winAmount of [5, 900_000, 70]) {
      await gateway.operator.winner({ customerName: 'j***n', winAmount });
    }
    const { app } = await open();
    await app.winners.load();
    const amounts = app.winners.state.winners.map(({ centavos }) => knownAmount(centavos));
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

  it('moves between two calls by what bets have added, and by nothing else', async () => {
    const { app } = await open();
    const stop = app.winners.watchJackpot();
    await vi.waitFor(() => expect(app.winners.state.jackpot?.illustration).toBe(false));
    const shown = () => app.winners.state.jackpot?.centavos ?? 0;
    const from = shown();
    await bet(1_000);
    vi.advanceTimersByTime(14_999);
    expect(shown()).toBe(from);
    const at = app.winners.state.jackpot?.at;
    await new Promise((resolve) => setTimeout(resolve, 2));
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(app.winners.state.jackpot?.at).not.toBe(at));
    const steps = [shown()];
    for (let n = 0; n < 4; n += 1) {
      vi.advanceTimersByTime(3_000);
      steps.push(shown());
    }
    expect(steps).toEqual([0, 2, 4, 6, 8].map((added) => from + added));
    vi.advanceTimersByTime(3_000);
    expect(shown()).toBe(from + 10);
    expect((await gateway.request(getJackpot, {})).centavos).toBe(from + 10);
    stop();
  });

  it('is shown at once when it is loaded without watching', async () => {
    const { app } = await open();
    await app.winners.loadJackpot();
    const from = app.winners.state.jackpot?.centavos ?? 0;
    await bet(1_000);
    await app.winners.loadJackpot();
    expect(app.winners.state.jackpot?.centavos).toBe(from + 10);
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
