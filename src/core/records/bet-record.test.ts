import { expect, it } from 'vitest';
import { openAppIn } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { testBrowser } from '#tests/support/test-browser.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import type { BetFilter } from './bet-record.ts';

it('the list of all bets has a bet that is settled between its two replies, once', async () => {
  const store = await openTestStore('demo');
  const gateway = await openTestGateway({ store });
  let afterReply = async () => undefined as unknown;
  let turn: Promise<unknown> = Promise.resolve();
  const browser = testBrowser((request) => {
    const ask = () => gateway.gateway.fetch(request, { ip: '192.0.2.1' });
    if (!request.url.includes('Orders')) return ask();
    const answer = turn.then(ask);
    turn = answer.then(() => afterReply());
    return answer;
  });
  const { app } = await openAppIn(browser, { signedIn: 'juan' });
  const { bets } = await app.records();
  const load = async (list: BetFilter['list']) => {
    await bets.load({ list, period: { name: 'month' }, order: '', outcome: null, vendor: '' });
    const { answer } = bets.state.shown ?? {};
    if (!answer) throw new Error('there is no page');
    return { ...answer, ids: answer.bets.map(({ id }) => id) };
  };
  const waiting = await load('SPORTS_OPEN');
  const before = await load('SPORTS');
  expect(before.ids).toEqual(expect.arrayContaining(waiting.ids));
  afterReply = () =>
    store.engine.query('update round set settled_at = $1 where id = $2 and settled_at is null', [
      Date.now(),
      waiting.ids[0],
    ]);
  const all = await load('SPORTS');
  expect(all.ids).toEqual(before.ids);
  expect(all.count).toBe(before.count);
  app.close();
  await gateway.close();
});
