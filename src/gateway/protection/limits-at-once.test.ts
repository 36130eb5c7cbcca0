import { expect } from 'vitest';
import type { PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
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
async function playAtOnce(database: Database, kind: PlayLimitKind, name: string) {
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
  const { place, bets, used } = await playAtOnce(database, 'stake', 'lowers');
  const lower = database.transaction((sql) => setLimit(sql, { ...place, amount: 50_00 }, rules));
  await Promise.all([lower, Promise.allSettled(bets)]);
  const { stake: staked } = await used();
  // Bets before the lower limit are counted by the old one.
  expect(staked.day).toBeLessThanOrEqual(limit);
  expect(staked.day).toBeGreaterThan(50_00 - stake);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}

onEachEngine('lets no bet of 64 at once pass a limit', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  await check(database);
  await database.close();
});
