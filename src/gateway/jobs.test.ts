import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { getWinners } from '#protocol/calls/winners.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { placeBet } from './bets/bets.ts';
import { type Database, openDatabase } from './store/database.ts';

let test: TestGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());

const periods = () => test.operator.send('GET', 'loss-rebates');

it('close the ended week of the loss rebate, which the console lists', async () => {
  const { now } = await test.operator.advance(0);
  const monday = startOfDay(weekOf(dayOf(now)));
  await test.operator.jobs();
  const before = { rule: 'loss-rebate', startsAt: monday - 7 * dayMs, members: 0, loss: 0 };
  expect(await periods()).toMatchObject([before]);
  await test.operator.advance(7 * 86_400);
  await test.operator.jobs();
  const [closed, ...others] = (await periods()) as Record<string, number>[];
  expect(closed).toMatchObject({ rule: 'loss-rebate', startsAt: monday });
  expect(closed?.['offered']).toBe(closed?.['members']);
  expect(others).toMatchObject([before]);
});

it('name the win of a bet that is due on the winners board', async () => {
  const members = database.sql.selectFrom('member').select('id').where('username', '=', 'juan');
  const { id: memberId } = await members.executeTakeFirstOrThrow();
  const games = database.sql.selectFrom('game').selectAll().where('kind', '=', 'sports');
  const { node_id: nodeId, category, vendor, name } = await games.executeTakeFirstOrThrow();
  const { now } = await test.operator.advance(0);
  const player = { memberId, nodeId, category, vendor };
  const result = { payoutCentavos: 123_456, outcome: null };
  const bet = { key: 'a-bet-that-wins', stakeCentavos: 10_000, result, dueAt: now };
  await database.transaction((sql) => placeBet(sql, player, bet, now));
  await test.operator.jobs();
  const wins = (await test.request(getWinners, {})).filter((win) => win.nodeId === nodeId);
  expect(wins.filter(({ centavos }) => centavos === 123_456)).toMatchObject([
    { player: 'ju***n', game: name },
  ]);
});
