import { expect } from 'vitest';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { createSessions } from '../accounts/sessions.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { beginExclusion } from './begin-exclusion.ts';
import { packOf } from './market-pack.ts';

const crowd = 64;
const stake = 3_00;
const opening = 1_000_00;
const now = clock.now();

/** 64 bets at once, half of them open ones, with a beginning exclusion among them. */
async function check(database: Database): Promise<void> {
  await prepareLedger(database);
  const { id: memberId } = await addPlayer(database, 'resting', opening);
  const sessions = createSessions(database, clock);
  const market = { ...packOf('PH'), openBets: 'cancel' } as const;
  const { play, place } = createBonusPlay(database, now);
  const bets = Array.from({ length: crowd }, (_, nth) => {
    const bet = { key: `bet-${nth}`, stake, pays: 0, dueIn: 60_000 };
    return nth % 2 === 0 ? play(memberId, bet) : place(memberId, bet);
  });
  const wanted = { memberId, kind: 'timeOut', length: 24 } as const;
  const begun = database.transaction((sql) =>
    beginExclusion(sql, wanted, { market, sessions, now }),
  );
  const done = await Promise.allSettled(bets);
  await begun;
  for (const one of done)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'login.not.session' });
  const late = play(memberId, { key: 'late', stake, pays: 0 });
  await expect(late).rejects.toMatchObject({ code: 'login.not.session' });
  const rounds = await database.sql
    .selectFrom('round')
    .select(['status', 'due_at'])
    .where('member_id', '=', memberId)
    .execute();
  expect(rounds).toHaveLength(done.filter(({ status }) => status === 'fulfilled').length);
  // No open bet is left, and each open one has got its stake back.
  expect(rounds.filter(({ status }) => status === 0)).toEqual([]);
  const lost = rounds.filter(({ due_at: due }) => due === null).length;
  const wallet = await database.sql
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(wallet.balance).toBe(opening - lost * stake);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
}

onEachEngine('lets no bet of 64 at once follow an exclusion', async (place) => {
  const database = await openDatabase(place, testStoreKey);
  await check(database);
  await database.close();
});
