import { keys } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getLotteryGames, getLotteryMenu } from '#protocol/calls/lottery.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openLottery } from '#tests/support/open-lottery.ts';
import { openStore } from '../cache/database.ts';

it('the app has the games of the lottery as one group on a gateway without a menu', async () => {
  const gateway = await openTestGateway();
  onTestFinished(gateway.close);
  const games = await gateway.request(getLotteryGames, {});
  const { app, close } = await openApp({ gateway });
  onTestFinished(close);
  const errorCode = 'function.not.available';
  await gateway.operator.failNext(getLotteryMenu, 400, { errorCode });
  const lottery = await app.lottery();
  await lottery.load();
  expect(games.length).toBeGreaterThan(0);
  expect(lottery.state.groups).toEqual([{ code: '', games }]);
});

it('keeps the tickets of the member for reading offline', async () => {
  const gateway = await openTestGateway();
  onTestFinished(gateway.close);
  const { draws, buy } = await openLottery(gateway, 'luis');
  // The next one may close meanwhile.
  const [, draw] = (await draws()).coming;
  expect(await buy('a-ticket-to-keep', { draw: draw?.numero })).toMatchObject({ status: 200 });
  const { app, browser, close } = await openApp({ gateway, signedIn: 'luis' });
  onTestFinished(close);
  const { tickets } = await app.lottery();
  await tickets.load();
  await vi.waitFor(async () => {
    const written = await keys<string>(openStore({ indexedDb: () => browser.database }));
    expect(written.some((key) => key.startsWith('private/tickets/'))).toBe(true);
  });
  const offline = await openApp({
    gateway,
    browser,
    platform: { online: () => false, fetch: () => Promise.reject(new TypeError('offline')) },
  });
  onTestFinished(offline.close);
  const { tickets: kept } = await offline.app.lottery();
  await kept.load();
  expect(kept.state).toMatchObject({ phase: 'failed', at: tickets.state.at });
  expect(kept.state.tickets).toEqual(tickets.state.tickets);
  expect(kept.state.tickets).toMatchObject([{ draw: draw?.numero, outcome: null }]);
});
