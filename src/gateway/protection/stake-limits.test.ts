import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#protocol/model/market-day.ts';
import {
  type PlayLimitFrame,
  type PlayLimitKind,
  playLimitKinds,
} from '#protocol/model/protection/play-limit.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { balanceOf } from '../ledger/postings.ts';
import { settleBet, voidBet } from '../bets/end-bets.ts';
import { prepareRound, settleRound } from '../bets/rounds.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { packOf } from './market-pack.ts';
import { confirmLimit, setLimit } from './own-limits.ts';

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

/** A player with 1,000 pesos and some limits in centavos. */
async function playerWith(limits: readonly [PlayLimitKind, PlayLimitFrame, number][]) {
  names += 1;
  const { id: memberId } = await addPlayer(database, `player${names}`, 1_000_00);
  const rules = { market: { ...packOf('PH'), kinds: playLimitKinds }, now: noon };
  await database.transaction(async (sql) => {
    for (const [kind, frame, amount] of limits)
      await setLimit(sql, { memberId, kind, frame, amount }, rules);
  });
  return memberId;
}

let keys = 0;

/** A bet of a test, with a key of its own. */
function bet(stake: number, pays = 0, raise = 0) {
  keys += 1;
  return { key: `bet-${keys}`, stake, pays, raise };
}

const at = (time: number) => createBonusPlay(database, time);

const refusedWith = (kind: string, frame: string, remaining: number) => ({
  code: 'play_limit',
  value: { kind, frame, remaining, until: expect.any(Number) },
});

it('takes stakes up to the last centavo of a limit, and nothing more', async () => {
  const id = await playerWith([['stake', 'day', 100_00]]);
  await at(noon).play(id, bet(60_00, 500_00));
  await expect(at(noon).play(id, bet(40_01))).rejects.toMatchObject({
    ...refusedWith('stake', 'day', 40),
    value: { kind: 'stake', frame: 'day', remaining: 40, until: midnight },
  });
  await at(noon).place(id, bet(40_00));
  await expect(at(noon).place(id, bet(1))).rejects.toMatchObject(refusedWith('stake', 'day', 0));
  expect(await balanceOf(database.sql, id)).toBe(1_000_00 - 100_00 + 500_00);
});

it('counts losses net: what is won can be lost again, and an open bet counts as lost', async () => {
  const id = await playerWith([['loss', 'week', 100_00]]);
  await at(noon).play(id, bet(100_00, 30_00));
  await expect(at(noon).play(id, bet(30_01))).rejects.toMatchObject(
    refusedWith('loss', 'week', 30),
  );
  const open = await at(noon).place(id, bet(30_00, 80_00));
  await expect(at(noon).play(id, bet(1))).rejects.toMatchObject(refusedWith('loss', 'week', 0));
  const result = { payoutCentavos: 80_00, outcome: null };
  await database.transaction((sql) => settleBet(sql, open ?? '', result, noon + 1));
  await at(noon + 2).play(id, bet(80_00));
  await expect(at(noon + 2).play(id, bet(1))).rejects.toMatchObject({ code: 'play_limit' });
});

it('gives back what a cancelled bet has used', async () => {
  const id = await playerWith([['stake', 'month', 50_00]]);
  const open = (await at(noon).place(id, bet(50_00))) ?? '';
  const cancellation = { actor: 'operator', remark: 'Called off' } as const;
  await database.transaction((sql) => voidBet(sql, open, cancellation, noon));
  await at(noon).play(id, bet(50_00));
  await expect(at(noon).play(id, bet(1))).rejects.toMatchObject({ code: 'play_limit' });
});

it('holds the lowest of several limits', async () => {
  const id = await playerWith([
    ['stake', 'day', 200_00],
    ['loss', 'week', 120_00],
    ['stake', 'month', 150_00],
  ]);
  await at(noon).play(id, bet(100_00, 100_00));
  await expect(at(noon).play(id, bet(60_00))).rejects.toMatchObject(
    refusedWith('stake', 'month', 50),
  );
  await at(noon).play(id, bet(50_00));
});

it('needs what is left for a second stake too', async () => {
  const id = await playerWith([['loss', 'day', 90_00]]);
  await expect(at(noon).place(id, bet(50_00, 0, 100_00))).rejects.toMatchObject(
    refusedWith('loss', 'day', 30),
  );
  await at(noon).place(id, bet(30_00, 0, 60_00));
  await at(noon).play(id, bet(60_00));
});

it('takes no single bet above the limit of one, with its second stake, and any number below it', async () => {
  const id = await playerWith([
    ['wager', 'bet', 30_00],
    ['stake', 'day', 200_00],
  ]);
  const ofOne = (remaining: number) => ({
    code: 'play_limit',
    value: { kind: 'wager', frame: 'bet', remaining, until: null },
  });
  await expect(at(noon).play(id, bet(30_01))).rejects.toMatchObject(ofOne(30));
  await expect(at(noon).place(id, bet(30_01))).rejects.toMatchObject(ofOne(30));
  await expect(at(noon).place(id, bet(20_00, 0, 40_00))).rejects.toMatchObject(ofOne(10));
  for (let nth = 0; nth < 5; nth += 1) await at(noon).play(id, bet(30_00));
  await at(noon).place(id, bet(10_00, 0, 20_00));
  await at(noon).play(id, bet(20_00));
  await expect(at(noon).play(id, bet(30_00))).rejects.toMatchObject(
    refusedWith('stake', 'day', 20),
  );
});

it('a limit of stakes is set in a market that offers it, for each bet only, and raised after the wait', async () => {
  const id = await playerWith([]);
  const set = (frame: 'bet' | 'day', amount: number, market: 'PH' | 'strictest', kind = 'wager') =>
    database.transaction((sql) =>
      setLimit(
        sql,
        { memberId: id, kind: kind as PlayLimitKind, frame, amount },
        { market: packOf(market), now: noon },
      ),
    );
  const none = { code: 'request_invalid' };
  await expect(set('bet', 10_00, 'PH')).rejects.toMatchObject(none);
  await expect(set('day', 10_00, 'strictest')).rejects.toMatchObject(none);
  await expect(set('bet', 10_00, 'strictest', 'stake')).rejects.toMatchObject(none);
  await set('bet', 10_00, 'strictest');
  await set('bet', 20_00, 'strictest');
  await expect(at(noon).play(id, bet(10_01))).rejects.toMatchObject({ code: 'play_limit' });
  await at(noon).play(id, bet(10_00));
  const limit = { memberId: id, kind: 'wager', frame: 'bet', amount: 20_00 } as const;
  const confirm = (now: number) =>
    database.transaction((sql) => confirmLimit(sql, limit, { market: packOf('strictest'), now }));
  await expect(confirm(noon + 7 * dayMs - 1)).rejects.toMatchObject({ code: 'changed_elsewhere' });
  await confirm(noon + 7 * dayMs);
  await at(noon + 7 * dayMs).play(id, bet(20_00));
});

it('answers a repeated round with its result, whatever is left', async () => {
  const id = await playerWith([['stake', 'day', 10_00]]);
  const once = bet(10_00, 4_00);
  await at(noon).play(id, once);
  expect(await at(noon).play(id, once)).toMatchObject({ repeated: true, payoutCentavos: 4_00 });
  const later = await playerWith([['loss', 'day', 10_00]]);
  const placed = bet(10_00);
  expect(await at(noon).place(later, placed)).not.toBeNull();
  expect(await at(noon).place(later, placed)).toBeNull();
});

it.each([
  ['a day', 'day', midnight],
  // The Sunday that ends this week, and the last day of November.
  ['a week', 'week', midnight + dayMs],
  ['a month', 'month', Date.UTC(2026, 10, 30, 16)],
] as const)('begins anew after the last millisecond of %s in +08:00', async (_, frame, end) => {
  const id = await playerWith([['stake', frame, 10_00]]);
  await at(end - 1).play(id, bet(10_00));
  await expect(at(end - 1_000).play(id, bet(1))).rejects.toMatchObject({ code: 'play_limit' });
  await at(end).play(id, bet(10_00));
  await expect(at(end).play(id, bet(1))).rejects.toMatchObject({ code: 'play_limit' });
  // A gateway whose clock is behind counts the bet in the old frame.
  await expect(at(end - 1).place(id, bet(1))).rejects.toMatchObject({ code: 'play_limit' });
});

it('keeps a maximum of the operator for a member who has set no limit', async () => {
  const id = await playerWith([]);
  const maxima = [{ kind: 'stake', frame: 'day', amount: 20_00 }] as const;
  const facts = { leastBet: null, lines: null, isJackpot: false };
  const player = { memberId: id, nodeId: 1, category: 'RNG', vendor: 'V', facts, maxima } as const;
  const play = (stakeCentavos: number) => {
    keys += 1;
    const decide = () => ({ payoutCentavos: 0, outcome: null });
    const round = prepareRound({ key: `own-${keys}`, stakeCentavos, decide });
    return database.transaction((sql) => settleRound(sql, player, round, noon));
  };
  await play(15_00);
  await expect(play(5_01)).rejects.toMatchObject(refusedWith('stake', 'day', 5));
  await play(5_00);
});

/** Limits of the operator: 20 pesos a day, and 5 for members below 25 years. */
const byAge = [
  { kind: 'stake', frame: 'day', amount: 20_00 },
  { kind: 'stake', frame: 'day', amount: 5_00, youngerThan: 25 },
] as const;

it.each([
  ['who is 25 today', '2001-11-14', 20],
  ['who is 25 tomorrow', '2001-11-15', 5],
  ['who is 18', '2008-01-01', 5],
  ['whose age is not known', null, 5],
] as const)('keeps the limit of the age for a member %s', async (_, birthday, most) => {
  const id = await playerWith([]);
  const profile = JSON.stringify(birthday === null ? {} : { birthday });
  await database.sql.updateTable('member').set({ profile }).where('id', '=', id).execute();
  const facts = { leastBet: null, lines: null, isJackpot: false };
  const found = { memberId: id, nodeId: 1, category: 'RNG', vendor: 'V', facts } as const;
  const player = { ...found, maxima: byAge };
  const play = (stakeCentavos: number) => {
    keys += 1;
    const decide = () => ({ payoutCentavos: 0, outcome: null });
    const round = prepareRound({ key: `of-age-${keys}`, stakeCentavos, decide });
    return database.transaction((sql) => settleRound(sql, player, round, noon));
  };
  await expect(play(most * 100 + 1)).rejects.toMatchObject(refusedWith('stake', 'day', most));
  await play(most * 100);
});

it('lets a young member choose no limit above the one of the age', async () => {
  const id = await playerWith([]);
  const market = { ...packOf('PH'), maxima: byAge };
  const limit = { memberId: id, kind: 'stake', frame: 'day' } as const;
  const set = (amount: number) =>
    database.transaction((sql) => setLimit(sql, { ...limit, amount }, { market, now: noon }));
  await expect(set(5_01)).rejects.toMatchObject({
    code: 'amount_out_of_limits',
    value: { most: 5 },
  });
  await set(5_00);
});
