import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { SummedFrame } from '#protocol/model/protection/play-limit.ts';
import { games } from '#demo/content/games.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { openCashier } from '#tests/support/open-cashier.ts';
import { createPast } from '#tests/support/open-harm.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { usedTime } from '../limits/limits.ts';
import { createMemberBets } from '../play/member-bets.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type Market, packOf } from './market-pack.ts';
import { confirmLimit, setLimit } from './own-limits.ts';

const minuteMs = 60_000;
/** A Saturday in the middle of a month: 2026-11-14, 12:00 in +08:00. */
const noon = Date.UTC(2026, 10, 14, 4);
const midnight = Date.UTC(2026, 10, 14, 16);

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(async () => {
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
});

let names = 0;

/** A player with limits of the time at play, in minutes. */
async function openPlayer(
  limits: Readonly<Partial<Record<SummedFrame, number>>>,
  { market = 'PH', store = database }: { market?: Market; store?: Database } = {},
) {
  names += 1;
  const { id, session } = await addPlayer(store, `timed${names}`, 1_000_00);
  const rules = { market: packOf(market), now: noon };
  let keys = 0;
  const nextBet = () => {
    keys += 1;
    return { key: `timed-${keys}`, stake: 1_00, pays: 0 };
  };
  const place = (frame: SummedFrame, minutes: number | null) => {
    const amount = minutes === null ? null : Math.round(minutes * 100);
    return { memberId: id, kind: 'time', frame, amount } as const;
  };
  const player = {
    id,
    session,
    set: (frame: SummedFrame, minutes: number | null, now = noon) =>
      store.transaction((sql) => setLimit(sql, place(frame, minutes), { ...rules, now })),
    confirm: (frame: SummedFrame, minutes: number | null, now: number) =>
      store.transaction((sql) => confirmLimit(sql, place(frame, minutes), { ...rules, now })),
    play: (at: number) => createBonusPlay(store, at).play(id, nextBet()),
    place: (at: number) => createBonusPlay(store, at).place(id, nextBet()),
    used: (at: number) => usedTime(store.sql, { memberId: id, at }),
  };
  for (const [frame, minutes] of Object.entries(limits))
    await player.set(frame as SummedFrame, minutes);
  return player;
}

const usedUp = (frame: SummedFrame, until: number) => ({
  code: 'play_limit',
  value: { kind: 'time', frame, remaining: 0, until },
});

it('takes bets until the time is used up, and no bet after it', async () => {
  const player = await openPlayer({ day: 10 });
  await player.play(noon);
  await player.place(noon + 4 * minuteMs);
  await player.play(noon + 8 * minuteMs);
  await player.play(noon + 10 * minuteMs - 1);
  const refused = usedUp('day', midnight);
  await expect(player.play(noon + 10 * minuteMs)).rejects.toMatchObject(refused);
  await expect(player.place(noon + 10 * minuteMs)).rejects.toMatchObject(refused);
  await expect(player.play(midnight - 1)).rejects.toMatchObject(refused);
  await player.play(midnight);
});

it('counts five minutes at most for a bet, so pauses neither cost time nor win it', async () => {
  const player = await openPlayer({ day: 12 });
  await player.play(noon);
  expect((await player.used(noon + 3 * minuteMs)).time.day).toBe(3_00);
  expect((await player.used(noon + 60 * minuteMs)).time.day).toBe(5_00);
  await player.play(noon + 60 * minuteMs);
  await player.play(noon + 120 * minuteMs);
  await player.play(noon + 122 * minuteMs - 1);
  await expect(player.play(noon + 122 * minuteMs)).rejects.toMatchObject(usedUp('day', midnight));
  await expect(player.play(noon + 180 * minuteMs)).rejects.toMatchObject(usedUp('day', midnight));
});

it('counts the play before the limit was set', async () => {
  const player = await openPlayer({});
  for (const minute of [0, 5, 10]) await player.play(noon + minute * minuteMs);
  await player.set('day', 10);
  await expect(player.play(noon + 10 * minuteMs)).rejects.toMatchObject({ code: 'play_limit' });
});

it.each([
  ['a day', 'day', midnight],
  ['a week', 'week', midnight + dayMs],
  ['a month', 'month', Date.UTC(2026, 10, 30, 16)],
] as const)('begins anew after the last millisecond of %s in +08:00', async (_, frame, end) => {
  const player = await openPlayer({ [frame]: 1 });
  await player.play(end - 2 * minuteMs);
  await expect(player.play(end - 1)).rejects.toMatchObject(usedUp(frame, end));
  await player.play(end);
  await expect(player.play(end + minuteMs)).rejects.toMatchObject({ code: 'play_limit' });
});

it('holds the lowest of several limits', async () => {
  const player = await openPlayer({ day: 8, week: 11, month: 40 });
  await player.play(noon);
  await player.play(noon + 4 * minuteMs);
  await expect(player.play(noon + 8 * minuteMs)).rejects.toMatchObject(usedUp('day', midnight));
  await player.play(midnight);
  await expect(player.play(midnight + 2 * minuteMs)).rejects.toMatchObject(
    usedUp('week', midnight + dayMs),
  );
});

it('names the limit that is free again last, of several that are used up', async () => {
  const player = await openPlayer({ day: 4, week: 3, month: 2 });
  await player.play(noon);
  const end = Date.UTC(2026, 10, 30, 16);
  await expect(player.play(noon + 4 * minuteMs)).rejects.toMatchObject(usedUp('month', end));
});

it('counts no time twice after a clock that was moved back', async () => {
  const player = await openPlayer({ day: 30 });
  await player.play(noon + 60 * minuteMs);
  expect((await player.used(noon)).time.day).toBe(0);
  await player.play(noon);
  expect((await player.used(noon + minuteMs)).time.day).toBe(5_00);
  expect((await player.used(noon + 62 * minuteMs)).time.day).toBe(7_00);
});

it('a limit of the time at play counts the time of the last 24 hours in a market of rolling frames', async () => {
  const player = await openPlayer({ day: 10 }, { market: 'strictest' });
  await player.play(noon);
  await player.play(noon + 60 * minuteMs);
  await expect(player.play(noon + 120 * minuteMs)).rejects.toMatchObject(
    usedUp('day', noon + dayMs),
  );
  await expect(player.play(noon + dayMs - 1)).rejects.toMatchObject({ code: 'play_limit' });
  await player.play(noon + dayMs);
});

it('a limit of the time at play is lowered at once, and raised or removed after the wait and a confirmation', async () => {
  const player = await openPlayer({ day: 10 });
  await player.play(noon);
  await player.set('day', 4);
  await expect(player.play(noon + 4 * minuteMs)).rejects.toMatchObject({ code: 'play_limit' });
  await player.set('day', 9);
  await expect(player.play(noon + 4 * minuteMs)).rejects.toMatchObject({ code: 'play_limit' });
  const none = { code: 'changed_elsewhere' };
  await expect(player.confirm('day', 9, noon + dayMs - 1)).rejects.toMatchObject(none);
  await player.confirm('day', 9, noon + dayMs);
  await player.play(noon + dayMs);
  await player.play(noon + dayMs + 4 * minuteMs);
  await player.set('day', null, noon + dayMs);
  await expect(player.play(noon + dayMs + 9 * minuteMs)).rejects.toMatchObject({
    code: 'play_limit',
  });
  await player.confirm('day', null, noon + 2 * dayMs);
  const later = noon + 2 * dayMs;
  for (const minute of [0, 5, 10, 15]) await player.play(later + minute * minuteMs);
});

it('a limit of the time at play is a number of minutes', async () => {
  const player = await openPlayer({});
  await expect(player.set('day', 1.5)).rejects.toMatchObject({ code: 'request_invalid' });
  await player.set('day', 1);
});

it('lets an open hand end with its second stake when the time is used up', async () => {
  const player = await openPlayer({ day: 1 });
  let at = clock.now();
  const bets = createMemberBets(database, { now: () => Promise.resolve(at) });
  const later = { choice: 1, result: null, dueAt: at + dayMs };
  const hand = { key: 'hand', stakeCentavos: 1_00, decide: () => later };
  await bets.place(player.session, 'slot', hand);
  at += minuteMs;
  const another = bets.place(player.session, 'slot', { ...hand, key: 'another' });
  await expect(another).rejects.toMatchObject({ code: 'play_limit' });
  const result = { payoutCentavos: 0, outcome: null };
  const raise = { stakeCentavos: 2_00, choice: 1, result };
  const ended = await bets.end(player.session, 'slot', 'hand', () => ({ result, raise }));
  expect(ended).toMatchObject({ balanceCentavos: 997_00 });
});

onEachEngine('lets none of 64 bets at once pass when the time is used up', async (place) => {
  const store = await openDatabase(place, testStoreKey);
  await prepareLedger(store);
  const player = await openPlayer({ day: 5 }, { store });
  await player.play(noon);
  const crowd = Array.from({ length: 64 }, (_, nth) => nth);
  const at = noon + 3 * minuteMs;
  const sent = crowd.map((nth) => (nth % 2 === 0 ? player.play(at) : player.place(at)));
  // The bets before the lower limit are taken, those after it are not.
  const [, ...done] = await Promise.allSettled([player.set('day', 3), ...sent]);
  const refused = done.filter(({ status }) => status === 'rejected');
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'play_limit' } });
  const afterwards = await Promise.allSettled(crowd.map(() => player.play(at)));
  expect(afterwards.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await auditLedger(store.sql)).toEqual(balancedLedger);
  await store.close();
});

it('a limit of the time at play is shown in minutes, and refuses the launch of a game when it is used up', async () => {
  const test = await openCashier();
  const token = await test.signIn('juan');
  const place = { kind: 'time', frame: 'month' } as const;
  await test.request(calls.setPlayLimit, { ...place, amount: 20_000 }, { token });
  const read = async () => {
    const { limits } = await test.request(calls.getPlayLimits, {}, { token });
    return limits.find(({ kind, frame }) => kind === 'time' && frame === 'month');
  };
  const first = await read();
  expect(first).toMatchObject({ amount: 20_000_00, pending: null });
  const slot = games.find(({ kind }) => kind === 'slot');
  const { vendor = '', gameId = '', nodeId = 0 } = slot ?? {};
  const launch = () =>
    test.request(calls.launchGame, { launchMode: 'GLS', vendor, gameId, nodeId }, { token });
  await launch();
  const { id } = await test.database.sql
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'juan')
    .executeTakeFirstOrThrow();
  const { now } = await test.operator.advance(0);
  await createPast(test.database).bet(id, { at: now - 1_000, stake: 1_00 });
  await test.request(calls.setPlayLimit, { ...place, amount: 1 }, { token });
  await test.operator.advance(60);
  await expect(launch()).rejects.toMatchObject({
    code: 'play_limit',
    value: { kind: 'time', frame: 'month', remaining: 0 },
  });
  const held = await read();
  expect(held).toMatchObject({ amount: 1_00, remaining: 0 });
  expect(held?.used).toBeGreaterThanOrEqual((first?.used ?? 0) + 1_00);
  await test.close();
});
