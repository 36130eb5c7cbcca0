import { expect, it, onTestFinished } from 'vitest';
import { getLotteryGames, getLotteryMenu } from '#protocol/calls/lottery.ts';
import { openApp } from '#tests/support/open-app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';

it('has the games of the lottery as one group on a gateway without a menu', async () => {
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
