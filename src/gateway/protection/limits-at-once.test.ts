import { expect } from 'vitest';
import { playLimitKinds, type SummedKind } from '#protocol/model/protection/play-limit.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { packOf } from './market-pack.ts';
import { setLimit } from './own-limits.ts';
import { usedInPlay } from '../limits/limits.ts';

const crowd = 64;
const stake = 3_33;
const limit = 100_00;
const now = clock.now();
const rules = { market: packOf('PH'), now };

/** A player who limits losses or stakes to 100 pesos a day and sends 64 bets at once, half of them open ones. */
async function playAtOnce(
  database: Database,
  kind: Exclude<SummedKind, 'deposit' | 'time'>,
  name: string,
) {
  const { id: memberId } = await addPlayer(database, name, 10_000_00);
  const place = { memberId, kind, frame: 'day' } as const;
  await database.transaction((sql) => setLimit(sql, { ...place, amount: limit }, rules));
  const { play, place: placeOpen } = createBonusPlay(database, now);
  const bets = Array.from({ length: crowd }, (_, nth) => {
    const bet = { key: `${name}-${nth}`, stake, pays: 0 };
    return nth % 2 === 0 ? play(memberId, bet) : placeOpen(memberId, bet);
  });
  return { place, bets, used: () => usedInPlay(database.sql, { memberId, at: now }) };
}

async function check(database: Database): Promise<void> {
  await prepareLedger(database);
  for (const kind of ['loss', 'stake'] as const) {
    const { bets, used } = await playAtOnce(database, kind, `many-${kind}`);
    const done = await Promise.allSettled(bets);
    const taken = done.filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(Math.floor(limit / stake));
    for (const one of done)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'play_limit' });
    expect((await used())[kind].day).toBe(taken.length * stake);
  }
  await checkWagers(database);
  const { place, bets, used } = await playAtOnce(database, 'stake', 'lowers');
  const lower = database.transaction((sql) => setLimit(sql, { ...place, amount: 50_00 }, rules));
  await Promise.all([lower, Promise.allSettled(bets)]);
  const { stake: staked } = await used();
  // Bets before the lower limit are counted by the old one.
  expect(staked.day).toBeLessThanOrEqual(limit);
  expect(staked.day).toBeGreaterThan(50_00 - stake);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}

/** A player limits one bet to 5 pesos, then to 3 pesos while 64 bets of both sizes are sent at once. */
async function checkWagers(database: Database): Promise<void> {
  const { id: memberId } = await addPlayer(database, 'wagers', 10_000_00);
  const market = { ...packOf('PH'), kinds: playLimitKinds };
  const limited = { memberId, kind: 'wager', frame: 'bet' } as const;
  const set = (amount: number) =>
    database.transaction((sql) => setLimit(sql, { ...limited, amount }, { market, now }));
  const { play, place } = createBonusPlay(database, now);
  const send = (name: string, sizes: readonly number[]) =>
    Array.from({ length: crowd }, (_, nth) => {
      const bet = { key: `wager-${name}-${nth}`, stake: sizes[nth % sizes.length] ?? 0, pays: 0 };
      return nth < crowd / 2 ? play(memberId, bet) : place(memberId, bet);
    });
  await set(5_00);
  const above = await Promise.allSettled(send('above', [5_01]));
  for (const one of above)
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'play_limit' } });
  const bets = send('lowered', [3_00, 5_00]);
  await Promise.all([set(3_00), Promise.allSettled(bets)]);
  const afterwards = await Promise.allSettled(send('afterwards', [3_00, 3_01]));
  expect(afterwards.map(({ status }) => status)).toEqual(
    afterwards.map((_, nth) => (nth % 2 === 0 ? 'fulfilled' : 'rejected')),
  );
  const placed = await database.sql
    .selectFrom('round')
    .select('stake')
    .where('member_id', '=', memberId)
    .execute();
  expect(placed.filter(({ stake: size }) => size === 3_00)).toHaveLength(crowd);
  expect(placed.every(({ stake: size }) => size === 3_00 || size === 5_00)).toBe(true);
}

onEachEngine('lets no bet of 64 at once pass a limit', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  await check(database);
  await database.close();
});
