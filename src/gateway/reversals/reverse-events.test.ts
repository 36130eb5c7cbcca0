import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, type TestPlayer } from '#tests/support/add-player.ts';
import { auditFigures } from '#tests/support/audit-figures.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { placeOnEvents } from '#tests/support/place-on-events.ts';
import { prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleDueBets, voidEvent } from '../bets/bets.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { purgePlay } from '../play/purge-play.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { cancelBetsOnEvents, resultsOnEvent } from './reversals.ts';

let database: Database;
const opening = 1_000_00;
const now = clock.now();
const endsAt = now + 20_000;
const reason = 'A forbidden drug';

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
});
afterAll(() => database.close());

type Bet = Parameters<ReturnType<typeof placeOnEvents>>[1];

const place = (player: TestPlayer, key: string, bet: Omit<Bet, 'key'>) =>
  placeOnEvents(database, endsAt)(player, { key, ...bet });

const callOff = (event: string, withResults: boolean) =>
  database.transaction((sql) => voidEvent(sql, { event, reason, withResults }, now));

const balance = ({ id }: TestPlayer) => balanceOf(database.sql, id);

it('takes back all results on an event, also combined ones, and cancels the open bets', async () => {
  const won = await addPlayer(database, 'won', opening);
  const lost = await addPlayer(database, 'lost', opening);
  const later = endsAt + 60_000;
  await place(won, 'a', { events: ['match:1'], pays: 20_00 });
  await place(won, 'b', { events: ['match:1', 'match:2'], pays: 40_00 });
  await place(lost, 'a', { events: ['match:1'], pays: 0 });
  await place(lost, 'b', { events: ['match:1'], pays: 20_00, dueAt: later });
  await place(lost, 'c', { events: ['match:2'], pays: 0 });
  await settleDueBets(database, endsAt);
  expect([await balance(won), await balance(lost)]).toEqual([opening + 40_00, opening - 30_00]);
  expect(await resultsOnEvent(database.sql, 'match:1')).toEqual({ bets: 3, payouts: 60_00 });

  await callOff('match:1', false);
  await cancelBetsOnEvents(database, now);
  expect([await balance(won), await balance(lost)]).toEqual([opening + 40_00, opening - 20_00]);

  expect(await callOff('match:1', true)).toEqual({ bets: 0, stakes: 0 });
  await Promise.all([cancelBetsOnEvents(database, now), cancelBetsOnEvents(database, now)]);
  expect([await balance(won), await balance(lost)]).toEqual([opening, opening - 10_00]);
  expect(await resultsOnEvent(database.sql, 'match:1')).toEqual({ bets: 0, payouts: 0 });
  const reversed = await database.sql.selectFrom('bet_reversal').select('reason').execute();
  expect(reversed).toEqual(Array.from({ length: 3 }, () => ({ reason })));
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  expect(await auditFigures(database)).toEqual([]);
});

it('leaves no result to 64 players whose bets are settled at the same time', async () => {
  const players: TestPlayer[] = [];
  for (let nth = 0; nth < 64; nth += 1)
    players.push(await addPlayer(database, `crowd${nth}`, opening));
  for (const [nth, player] of players.entries())
    await place(player, 'bet', { events: ['match:3'], pays: nth % 2 === 0 ? 20_00 : 0 });
  await Promise.all([
    settleDueBets(database, endsAt),
    callOff('match:3', true),
    cancelBetsOnEvents(database, now),
    settleDueBets(database, endsAt),
    cancelBetsOnEvents(database, now),
  ]);
  await cancelBetsOnEvents(database, now);
  for (const player of players) expect(await balance(player)).toBe(opening);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('a reversal can be done for a day after the event, and is not forgotten before it is done', async () => {
  const day = 86_400_000;
  const early = await addPlayer(database, 'early', opening);
  await place(early, 'kept', { events: ['match:4'], pays: 20_00 });
  await place(early, 'gone', { events: ['match:5'], pays: 20_00 });
  await settleDueBets(database, endsAt);
  const betsOn = async (event: string) => (await resultsOnEvent(database.sql, event)).bets;
  await purgePlay(database.sql, endsAt + day);
  expect([await betsOn('match:4'), await betsOn('match:5')]).toEqual([1, 1]);
  await callOff('match:4', true);
  await purgePlay(database.sql, endsAt + day + 1);
  expect([await betsOn('match:4'), await betsOn('match:5')]).toEqual([1, 0]);
  await cancelBetsOnEvents(database, now);
  expect(await balance(early)).toBe(opening + 10_00);
  await purgePlay(database.sql, endsAt + day + 1);
  const written = await database.sql.selectFrom('voided_event').select('event').execute();
  expect(written).not.toContainEqual({ event: 'match:4' });
});
