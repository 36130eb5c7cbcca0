import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getTrust } from '#protocol/calls/protection/trust.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { packOf } from './market-pack.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
afterEach(() => test.operator.reset());

const facts = () => test.request(getTrust, {});

it('a guest reads the rules and the facts of the market', async () => {
  const { kinds, frames, waitHours, timeOutHours, selfExclusionMonths, trust, play } = packOf('PH');
  expect(await facts()).toEqual({
    kinds,
    frames,
    isRolling: false,
    waitHours,
    timeOutHours,
    selfExclusionMonths,
    checkMinutes: play.checkMinutes,
    returnHours: 24,
    helpAtSignIn: false,
    ...trust,
  });
});

it('the facts of the operator replace the same facts of the market', async () => {
  const funds = { protection: 'trustee', holder: 'Tala Trust', url: 'https://tala.example/trust' };
  await test.operator.send('PATCH', 'settings', { trust: { funds } });
  expect(await facts()).toMatchObject({ funds, helpLines: packOf('PH').trust.helpLines });
});

it.each([
  [
    'a page that runs a script',
    { funds: { protection: 'bond', holder: 'A', url: 'javascript:1' } },
  ],
  ['no help line at all', { helpLines: [] }],
])('the operator cannot set %s', async (_, trust) => {
  await expect(test.operator.send('PATCH', 'settings', { trust })).rejects.toThrow();
});
