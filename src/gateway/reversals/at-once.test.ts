import { expect } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditFigures } from '#tests/support/audit-figures.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { onEachEngine } from '#tests/support/on-each-store.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { balanceOf, type Posting, post } from '../ledger/ledger.ts';
import { openDatabase, type Database, type StorePlace } from '../store/database.ts';
import { listOwedBets, reverseBet, settleOwedBet } from './reversals.ts';

const opening = 1_000_00;
const at = clock.now();

/** Sixteen bets of a member, of which every other one has paid 100 pesos. */
async function playBets(database: Database, memberId: string): Promise<readonly string[]> {
  const { play } = createBonusPlay(database, at);
  for (let nth = 0; nth < 16; nth += 1)
    await play(memberId, { key: `bet-${nth}`, stake: 10_00, pays: nth % 2 === 0 ? 100_00 : 0 });
  const bets = database.sql.selectFrom('round').select('id').where('member_id', '=', memberId);
  return (await bets.orderBy('id').execute()).map(({ id }) => id);
}

function move(database: Database, key: string, postings: readonly Posting[]): Promise<unknown> {
  const cause = { table: 'ledger_account', id: 'cash' } as const;
  const entry = { key, kind: 'adjustment', at, postings, cause, actor: 'operator' } as const;
  return post(database.sql, entry);
}

async function check(place: StorePlace): Promise<void> {
  const database = await openDatabase(place);
  await prepareBonuses(database);
  await move(database, 'fund', [
    { account: 'house:0', amount: -100_00 },
    { account: 'jackpot:0', amount: 100_00 },
  ]);
  const { id } = await addPlayer(database, 'juan', opening);
  const other = await addPlayer(database, 'ana', opening);
  const [first = '', ...bets] = await playBets(database, id);
  const { play } = createBonusPlay(database, at);
  const reverse = (bet: string) => reverseBet(database, bet, { reason: 'Wrong', at });
  const [all, ...rest] = await Promise.all([
    Promise.all(Array.from({ length: 64 }, () => reverse(first))),
    ...bets.map((bet) => Promise.all([reverse(bet), reverse(bet)])),
    ...[id, other.id].flatMap((one) =>
      [1, 2, 3, 4].map((nth) =>
        play(one, { key: `won-${nth}`, stake: 1_00, pays: 1_00, jackpotPart: 0.01 }),
      ),
    ),
  ]);
  expect(all.filter(({ kind }) => kind === 'reversed')).toHaveLength(1);
  const each = rest.slice(0, bets.length).flat() as Awaited<ReturnType<typeof reverse>>[];
  expect(each.filter(({ kind }) => kind === 'reversed')).toHaveLength(bets.length);
  const won = await database.sql
    .selectFrom('round')
    .select((of) => of.fn.sum<number>('jackpot').as('jackpot'))
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await balanceOf(database.sql, id)).toBe(opening + Number(won.jackpot));
  expect(await auditFigures(database)).toEqual([]);
  await oweAndSettle(database);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  await database.close();
}

/** A payout that has left the balance is owed once, and settled once. */
async function oweAndSettle(database: Database): Promise<void> {
  const { id } = await addPlayer(database, 'luis', 10_00);
  const { play } = createBonusPlay(database, at);
  await play(id, { key: 'won', stake: 10_00, pays: 500_00 });
  const away = (key: string, amount: number) =>
    move(database, key, [
      { account: id, amount: -amount },
      { account: 'cash', amount },
    ]);
  await away('away', 500_00);
  const bets = database.sql.selectFrom('round').select('id').where('member_id', '=', id);
  const bet = (await bets.executeTakeFirstOrThrow()).id;
  const reverse = () => reverseBet(database, bet, { reason: 'Wrong', at });
  await Promise.all(Array.from({ length: 16 }, reverse));
  expect(await listOwedBets(database.sql)).toMatchObject([{ id: bet, owed: 490_00 }]);
  await away('back', -600_00);
  const settlement = { id: bet, from: 'balance', reason: 'Agreed' } as const;
  await Promise.all(Array.from({ length: 16 }, () => settleOwedBet(database, settlement, at)));
  expect(await balanceOf(database.sql, id)).toBe(110_00);
  expect(await listOwedBets(database.sql)).toEqual([]);
}

onEachEngine('many operators who cancel bets at once move their money once', check);
