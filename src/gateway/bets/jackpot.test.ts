import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, type TestPlayer } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { describeJackpot, fillJackpot } from '#tests/support/describe-jackpot.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { createMemberRounds } from '../play/member-rounds.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { jackpotCap, jackpotPool } from './jackpot.ts';
import { jackpotTotal, pursesOf } from '../ledger/postings.ts';
import { prepareRound, settleRound } from './rounds.ts';
import { settleDueBets } from './settle-due-bets.ts';

const stake = 250_00;
const share = stake / 100;

let database: Database;
const players: TestPlayer[] = [];

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
  for (let nth = 0; nth < 3; nth += 1)
    players.push(await addPlayer(database, `player${nth}`, 1_000_00));
});
afterAll(() => database.close());

function play({ session }: TestPlayer, key: string, jackpotPart: number | undefined, pays = 0) {
  const decide = () => ({ payoutCentavos: pays, outcome: { key }, jackpotPart });
  return createMemberRounds(database, clock).play(session, 'slot', {
    key,
    stakeCentavos: stake,
    decide,
  });
}

it('pays the winner from all its accounts, once for a repeated key, and returns the part', async () => {
  const [winner] = players;
  if (!winner) throw new Error('There is no player');
  await fillJackpot(database.sql, 'first', 1_234_56);
  const pool = await jackpotTotal(database.sql);
  const won = await play(winner, 'win', 1, 40_00);
  expect(won).toMatchObject({
    payoutCentavos: pool + 40_00,
    jackpotCentavos: pool,
    balanceCentavos: 1_000_00 - stake + 40_00 + pool,
  });
  expect(await play(winner, 'win', 1)).toEqual({ ...won, repeated: true });
  expect(await jackpotTotal(database.sql)).toBe(share);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  const board = await database.sql.selectFrom('winner').select('amount').execute();
  expect(board).toEqual([{ amount: pool + 40_00 }]);
});

it('pays a part of it, in whole centavos', async () => {
  await fillJackpot(database.sql, 'second', 500_01);
  const pool = await jackpotTotal(database.sql);
  const [, player] = players;
  if (!player) throw new Error('There is no player');
  const { jackpotCentavos } = await play(player, 'a-part', 0.1);
  expect(jackpotCentavos).toBe(Math.floor(pool / 10));
  expect(await jackpotTotal(database.sql)).toBe(pool - jackpotCentavos + share);
});

it('goes to the wallet, not to the bonus that paid a part of the stake', async () => {
  const { sql } = database;
  const { id } = await addPlayer(database, 'with-a-bonus', 1_00);
  const bonuses = createBonusPlay(database, clock.now());
  await bonuses.grant(id, 'bonus');
  const before = await pursesOf(sql, id);
  await fillJackpot(sql, 'third', 1_000_00);
  const pool = await jackpotTotal(sql);
  const bet = { key: 'bonus-stake', stake: 3_00, pays: 0, jackpotPart: 1 };
  expect(await bonuses.play(id, bet)).toMatchObject({ payoutCentavos: pool });
  const after = await pursesOf(sql, id);
  expect(after.cash + after.bonus).toBe(before.cash + before.bonus - 3_00 + pool);
  expect(after.bonus).toBeLessThan(before.bonus);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
});

it('pays at most its cap, and the rest starts the next jackpot', async () => {
  const { sql } = database;
  const { session, id } = await addPlayer(database, 'at-the-cap', 1_000_00);
  await fillJackpot(sql, 'above the cap', jackpotCap);
  const held = await jackpotTotal(sql);
  expect(held).toBeGreaterThan(2 * jackpotCap);
  expect(jackpotPool(held)).toBe(jackpotCap);
  const half = await play({ session, id }, 'half-of-the-cap', 0.5);
  expect(half.jackpotCentavos).toBe(jackpotCap / 2);
  const whole = await play({ session, id }, 'the-cap', 1);
  expect(whole.jackpotCentavos).toBe(jackpotCap);
  const left = held + 2 * share - 1.5 * jackpotCap;
  expect(await jackpotTotal(sql)).toBe(left);
  expect(jackpotPool(left)).toBe(left);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
});

it('gets nothing from a title that cannot win it, neither at once nor from a bet that is settled later', async () => {
  const { sql } = database;
  const { id } = await addPlayer(database, 'other-titles', 1_000_00);
  const before = await jackpotTotal(sql);
  const bonuses = createBonusPlay(database, clock.now());
  await bonuses.play(id, { key: 'at-once', stake: 100_00, pays: 0 });
  await bonuses.place(id, { key: 'later', stake: 100_00, pays: 0 });
  await settleDueBets(database, clock.now());
  expect(await jackpotTotal(sql)).toBe(before);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
});

it('the jackpot is not won by a title that does not add to it', async () => {
  const { id } = await addPlayer(database, 'no-jackpot', 1_000_00);
  const player = { memberId: id, nodeId: 1, category: 'RNG', vendor: 'V' } as const;
  const facts = { leastBet: null, lines: 10, isJackpot: false };
  const round = prepareRound({
    key: 'no-jackpot',
    stakeCentavos: stake,
    decide: () => ({ payoutCentavos: 0, outcome: null, jackpotPart: 1 }),
  });
  const played = database.transaction((sql) =>
    settleRound(sql, { ...player, facts }, round, clock.now()),
  );
  await expect(played).rejects.toThrow(RangeError);
});

it.each([0, -1, 1.01, Number.NaN])('refuses a part of %s', async (part) => {
  const [, , player] = players;
  if (!player) throw new Error('There is no player');
  const before = await jackpotTotal(database.sql);
  await expect(play(player, `bad ${part}`.replaceAll(/\W/g, '-'), part)).rejects.toThrow(
    RangeError,
  );
  expect(await jackpotTotal(database.sql)).toBe(before);
});

describeJackpot('the jackpot in memory', async () => openDatabase(await openTestStore('empty')));
