import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, dayOf, startOfDay, weekOf } from '#contract/model/market-day.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

const periods = () => test.operator.send('GET', 'loss-rebates');

it('close the ended week of the loss rebate, which the console lists', async () => {
  const { now } = await test.operator.advance(0);
  const monday = startOfDay(weekOf(dayOf(now)));
  await test.operator.runJobs();
  const before = { rule: 'loss-rebate', startsAt: monday - 7 * dayMs, members: 0, loss: 0 };
  expect(await periods()).toMatchObject([before]);
  await test.operator.advance(7 * 86_400);
  await test.operator.runJobs();
  const [closed, ...others] = (await periods()) as Record<string, number>[];
  expect(closed).toMatchObject({ rule: 'loss-rebate', startsAt: monday });
  expect(closed?.['offered']).toBe(closed?.['members']);
  expect(others).toMatchObject([before]);
});
