import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, type TestPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { placeOnEvents } from '#tests/support/place-on-events.ts';
import { prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { purgePlay } from '../play/purge-play.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { settleDueBets } from './settle-due-bets.ts';
import { voidBetsOnEvents, voidEvent } from './void-events.ts';

let database: Database;
const opening = 1_000_00;
const now = clock.now();
const endsAt = now + 20_000;
const takesNothing = { code: 'amount_out_of_limits', value: { of: 'house', most: 0 } };

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
});
afterAll(() => database.close());

/** Places a bet of ten pesos, which would win. */
const place = (player: TestPlayer, key: string, ...events: string[]) =>
  placeOnEvents(database, endsAt)(player, { key, events });

const callOff = (event: string) =>
  database.transaction((sql) => voidEvent(sql, { event, reason: 'The hall is flooded' }, now));

const statusesOf = async ({ id }: TestPlayer) =>
  (
    await database.sql
      .selectFrom('round')
      .select(['key', 'status', 'payout'])
      .where('member_id', '=', id)
      .orderBy('key')
      .execute()
  ).map(({ key, status, payout }) => [key, status, payout]);

it('cancels all open bets on an event that is called off, also combined ones, and no others', async () => {
  const one = await addPlayer(database, 'one', opening);
  const two = await addPlayer(database, 'two', opening);
  await place(one, 'a', 'match:1');
  await place(one, 'b', 'match:2');
  await place(two, 'a', 'match:2', 'match:1');
  await place(two, 'b', 'match:10');
  expect(await callOff('match:1')).toEqual({ bets: 2, stakes: 20_00 });
  await expect(place(one, 'c', 'match:1')).rejects.toMatchObject(takesNothing);
  await expect(place(one, 'd', 'match:2', 'match:1')).rejects.toMatchObject(takesNothing);

  await voidBetsOnEvents(database, now);
  await voidBetsOnEvents(database, now);
  const [open, cancelled] = [0, 4];
  expect(await statusesOf(one)).toEqual([
    ['a', cancelled, 10_00],
    ['b', open, 0],
  ]);
  expect(await statusesOf(two)).toEqual([
    ['a', cancelled, 10_00],
    ['b', open, 0],
  ]);
  expect(await balanceOf(database.sql, one.id)).toBe(opening - 10_00);
  await settleDueBets(database, endsAt);
  expect(await balanceOf(database.sql, one.id)).toBe(opening + 10_00);
  expect(await balanceOf(database.sql, two.id)).toBe(opening + 10_00);
  const steps = await database.sql
    .selectFrom('money_step')
    .select(['to_state', 'reason'])
    .where('subject_table', '=', 'round')
    .execute();
  expect(steps).toEqual(
    Array.from({ length: 2 }, () => ({ to_state: 'cancelled', reason: 'The hall is flooded' })),
  );
});

it('leaves no bet open that is placed while the event is called off, by 64 players at once', async () => {
  const names = Array.from({ length: 64 }, (_, nth) => `crowd${nth}`);
  const first = await addPlayer(database, 'first', opening);
  await place(first, 'bet', 'match:3');
  const players: TestPlayer[] = [];
  for (const name of names) players.push(await addPlayer(database, name, opening));
  const placed = players.map((player) =>
    place(player, 'bet', 'match:3').then(
      () => 1,
      () => 0,
    ),
  );
  const [sums] = await Promise.all([callOff('match:3'), ...placed]);
  expect(sums.bets).toBeGreaterThan(0);
  await Promise.all([voidBetsOnEvents(database, now), voidBetsOnEvents(database, now)]);
  await settleDueBets(database, endsAt);
  for (const player of [first, ...players])
    expect(await balanceOf(database.sql, player.id)).toBe(opening);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
});

it('cancels the other bets when one cannot be cancelled, and reports it', async () => {
  const player = await addPlayer(database, 'broken', opening);
  await place(player, 'a', 'match:6');
  await place(player, 'b', 'match:6');
  await callOff('match:6');
  let calls = 0;
  const transaction: Database['transaction'] = (work) => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('No room')) : database.transaction(work);
  };
  await expect(voidBetsOnEvents({ sql: database.sql, transaction }, now)).rejects.toThrow(
    'No room',
  );
  expect(await balanceOf(database.sql, player.id)).toBe(opening);
});

it('a called-off event does not touch a bet that has its result', async () => {
  const player = await addPlayer(database, 'settled', opening);
  await place(player, 'won', 'match:4');
  await settleDueBets(database, endsAt);
  expect(await callOff('match:4')).toEqual({ bets: 0, stakes: 0 });
  await voidBetsOnEvents(database, now);
  expect(await balanceOf(database.sql, player.id)).toBe(opening + 10_00);
});

it('a called-off event is written down until the sums of the event are deleted', async () => {
  const day = 86_400_000;
  await place(await addPlayer(database, 'late', opening), 'bet', 'match:5');
  await callOff('match:5');
  const isWritten = async () => {
    const found = database.sql.selectFrom('voided_event').where('event', '=', 'match:5');
    return (await found.select('event').execute()).length === 1;
  };
  await purgePlay(database.sql, endsAt + day + 1);
  expect(await isWritten()).toBe(true);
  await voidBetsOnEvents(database, now);
  await purgePlay(database.sql, endsAt + day);
  expect(await isWritten()).toBe(true);
  await purgePlay(database.sql, endsAt + day + 1);
  expect(await isWritten()).toBe(false);
});
