import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, type TestPlayer } from '#tests/support/add-player.ts';
import { auditBets, settledBets } from '#tests/support/audit-bets.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { betKinds, decideBet, testSeeds } from '#tests/support/bet-kinds.ts';
import { openBetGame, openGames, prepareGames } from '#tests/support/open-games.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleDueBets } from '#gateway/bets/bets.ts';
import { hashOfSeed, secretKeptMs } from '#gateway/play/play.ts';
import { type Database, openDatabase } from '#gateway/store/database.ts';
import { lotteryRules } from '../../content/lottery.ts';
import { drawEvent, drawResult, drawsAt, resultOfTicket } from './draw-results.ts';
import { comingDraws, findDraw, isOnSale, pastDraws } from './draw-times.ts';
import { hitsOf, paysOf } from './rules.ts';

const crowd = 64;
const opening = 1_000_00;
const now = clock.now() + 60_000;
const codes = Object.keys(lotteryRules);

let database: Database;
const players: TestPlayer[] = [];

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareGames(database);
  for (let n = 0; n < crowd; n += 1) players.push(await addPlayer(database, `player${n}`, opening));
}, 120_000);
afterAll(() => database.close());

const kind = betKinds.find((one) => one.kind === 'lottery');

it(`takes ${crowd} tickets in the second of the close, or refuses them without a stake`, async () => {
  if (kind === undefined) throw new RangeError('The lottery is no kind of bet');
  const [draw] = comingDraws('KULAY3', now);
  if (draw === undefined) throw new RangeError('There is a next draw');
  let asked = 0;
  // Each request reads the time of the store once: two milliseconds before the close until one after it.
  const send = openGames(database, {
    now() {
      asked += 1;
      return draw.closesAt - 2 + (asked % 4);
    },
  });
  const sessions: string[] = [];
  for (const player of players) sessions.push(await openBetGame(database.sql, player, kind));
  const answers = await Promise.all(
    sessions.map((session, nth) => {
      const numbers = [1 + (nth % 6), 2, 3];
      const ticket = { draw: draw.numero, numbers, stakeCentavos: 500 };
      return send('/lottery/place', { session, key: `at-the-close-${nth}`, ...ticket });
    }),
  );
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect([taken.length, refused.length]).toEqual([crowd / 2, crowd / 2]);
  for (const answer of refused) expect(answer).toEqual({ status: 409, reason: 'bet_closed' });
  const rounds = await database.sql.selectFrom('round').selectAll().execute();
  expect(rounds).toHaveLength(taken.length);
  for (const { choice, pending, outcome, status } of rounds) {
    expect(choice).toMatchObject({ draw: draw.numero });
    expect([pending, outcome, status]).toEqual([null, null, 0]);
  }
  const early = await settleDueBets(database, draw.endsAt - 1, { decide: decideBet });
  expect(early).toBe(0);
  const due = () => settleDueBets(database, draw.endsAt, { decide: decideBet });
  const counts = await Promise.all([due(), due(), due()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(taken.length);
  expect(await due()).toBe(0);
  expect(await auditBets(database.sql, opening)).toEqual(settledBets);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}, 120_000);

it.each(codes)('%s has draws that follow each other, on sale until they close', (game) => {
  const coming = comingDraws(game, now);
  const [next] = coming;
  const everyMs = (lotteryRules[game]?.everyMinutes ?? 0) * 60_000;
  expect(coming.length).toBeGreaterThan(0);
  for (const [nth, draw] of coming.entries()) {
    expect(draw.endsAt).toBe((next?.endsAt ?? 0) + nth * everyMs);
    expect(findDraw(draw.numero)).toEqual(draw);
    expect(isOnSale(draw, draw.onSaleAt - 1)).toBe(false);
    expect(isOnSale(draw, draw.onSaleAt)).toBe(true);
    expect(isOnSale(draw, draw.closesAt - 1)).toBe(true);
    expect(isOnSale(draw, draw.closesAt)).toBe(false);
    expect(draw.onSaleAt).toBeLessThanOrEqual(now);
  }
  const [last] = pastDraws(game, now);
  expect(last?.endsAt).toBe((next?.endsAt ?? 0) - everyMs);
  expect(pastDraws(game, next?.endsAt ?? 0)[0]).toEqual(next);
});

it.each(codes)('%s shows no draw longer than a replaced secret is kept', (game) => {
  for (const { onSaleAt } of pastDraws(game, now))
    expect(now - onSaleAt).toBeLessThan(secretKeptMs);
});

it.each(codes)('%s shows the hash of a seed before the draw, and the seed after it', (game) => {
  const [draw] = drawsAt(testSeeds, game, now).coming;
  if (draw === undefined) throw new RangeError('There is a next draw');
  const { seed, drawn } = drawResult(testSeeds, draw);
  const before = drawsAt(testSeeds, game, draw.endsAt - 1);
  expect(before.coming[0]).toEqual(draw);
  expect(JSON.stringify(before)).not.toContain(seed);
  const [past] = drawsAt(testSeeds, game, draw.endsAt).past;
  expect(past).toMatchObject({ numero: draw.numero, seed, drawn, hash: draw.hash });
  expect(hashOfSeed(seed)).toBe(draw.hash);
});

it.each(codes)('%s pays each ticket by its hits, within what the limits count', (game) => {
  const [draw] = comingDraws(game, now);
  const rules = lotteryRules[game];
  if (draw === undefined || rules === undefined) throw new RangeError('There is a next draw');
  const { drawn } = drawResult(testSeeds, draw);
  const others = pastDraws(game, now).map((past) => drawResult(testSeeds, past).drawn);
  for (const numbers of [drawn, ...others]) {
    const bet = { kind: 'lottery', choice: { game, numbers, draw: draw.numero } };
    const result = resultOfTicket({ ...bet, stakeCentavos: 500 }, testSeeds);
    const hits = hitsOf(rules.returned, numbers, drawn);
    expect(result?.payoutCentavos).toBe(500 * (paysOf(game)[hits] ?? Number.NaN));
    expect(result?.outcome).toMatchObject({ drawn, hits });
    // The outcome at which the winning numbers pay the first prize.
    const { payouts } = drawEvent(draw, drawn, 500);
    const at = payouts.indexOf(Math.max(...payouts));
    const counted = drawEvent(draw, numbers, 500).payouts[at] ?? 0;
    expect(counted).toBeGreaterThanOrEqual(result?.payoutCentavos ?? 0);
  }
});

it('knows no result of a bet that is no ticket for a draw', () => {
  const ticket = { game: 'KULAY3', numbers: [1, 2, 3], draw: 'KULAY3-1' };
  const decide = (kindOfGame: string | null, choice: unknown) =>
    resultOfTicket({ kind: kindOfGame, choice, stakeCentavos: 500 }, testSeeds);
  expect(decide('lottery', ticket)).not.toBeNull();
  expect(decide('bingo', ticket)).toBeNull();
  expect(decide(null, ticket)).toBeNull();
  for (const wrong of [{ draw: undefined }, { draw: 'MABILIS5-1' }, { numbers: [1, 2] }])
    expect(decide('lottery', { ...ticket, ...wrong })).toBeNull();
});
