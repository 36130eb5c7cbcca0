import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, clock, prepareLedger, type TestPlayer } from '#tests/support/add-player.ts';
import { createMemberBets } from '../../play/member-bets.ts';
import { createMemberRounds } from '../../play/member-rounds.ts';
import type { EventBet } from '../../play/play.ts';
import { purgePlay } from '../../play/purge-play.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { settleBet, voidBet } from '../end-bets.ts';
import { settleDueBets } from '../settle-due-bets.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const most = 1_000_000_00;
const limits = { memberPlace: most, memberStake: most, memberPayout: most, houseLoss: most };
const closesAt = clock.now() + 10_000;
const endsAt = closesAt + 5_000;
const day = 86_400_000;

type Side = 'left' | 'right';

/** The stake on a side, which pays 1.9 stakes. */
function placeOn(side: Side, stakeCentavos: number) {
  const won = (stakeCentavos * 19) / 10;
  return { stakeCentavos, payouts: side === 'left' ? [won, 0] : [0, won] };
}

function eventBet(event: string, side: Side, stake: number, isCombined = false): EventBet {
  const place = placeOn(side, stake);
  const stakes = { [side]: stake };
  const { payouts } = place;
  return { event, closesAt, endsAt, stakes, payouts, places: [place], isCombined, limits };
}

/** Places a bet on events, which pays `payoutCentavos` when it is due. Returns its id. */
async function place(
  player: TestPlayer,
  events: readonly EventBet[],
  { stake, payout = 0, dueAt = endsAt }: { stake: number; payout?: number; dueAt?: number },
): Promise<string> {
  const result = { payoutCentavos: payout, outcome: null };
  const { bet } = await createMemberBets(database, clock).place(player.session, 'slot', {
    key: `bet-${Math.random().toString(36).slice(2)}`,
    stakeCentavos: stake,
    decide: () => ({ choice: null, result, dueAt, events }),
  });
  return bet.id;
}

/** Places a bet of 100 pesos on one side of an event. */
const placeSide = (player: TestPlayer, event: string, side: Side, payout = 0) =>
  place(player, [eventBet(event, side, 100_00)], { stake: 100_00, payout });

/** The valid bets by id as the bet records and the ledger have them. */
async function validBets(ids: readonly string[]) {
  const rows = await database.sql
    .selectFrom('round')
    .innerJoin('ledger_entry', (on) =>
      on
        .on('ledger_entry.kind', '=', 'settle')
        .onRef('order_no', '=', (of) => of.cast<string>('round.id', 'text')),
    )
    .select(['round.id', 'valid_bet', 'turnover'])
    .where('round.id', 'in', [...ids])
    .execute();
  for (const row of rows) expect(row.turnover).toBe(row.valid_bet);
  return ids.map((id) => rows.find((row) => row.id === id)?.valid_bet);
}

const settle = () => settleDueBets(database, endsAt);

describe('the valid bet', () => {
  it('is the whole stake of a bet on one side', async () => {
    const player = await addPlayer(database, 'one-side', 1_000_00);
    const bets = [await placeSide(player, 'one', 'left', 190_00)];
    await settle();
    expect(await validBets(bets)).toEqual([100_00]);
  });

  it('is the difference of opposite sides, for any order of the bets', async () => {
    for (const sides of [['left', 'right'] as const, ['right', 'left'] as const]) {
      const player = await addPlayer(database, `opposite-${sides[0]}`, 1_000_00);
      const event = `opposite:${sides[0]}`;
      const ids: string[] = [];
      for (const side of sides)
        ids.push(await placeSide(player, event, side, side === 'left' ? 190_00 : 0));
      await settle();
      // Each result loses 10. The mean risk of each side alone is 95.
      expect(await validBets(ids)).toEqual([5_26, 5_26]);
    }
  });

  it('is not changed by the bets of another member', async () => {
    const player = await addPlayer(database, 'first', 1_000_00);
    const other = await addPlayer(database, 'second', 1_000_00);
    const bets = [
      await placeSide(player, 'two-members', 'left'),
      await placeSide(other, 'two-members', 'right'),
    ];
    await settle();
    expect(await validBets(bets)).toEqual([100_00, 100_00]);
  });

  it('is nothing of a tied bet', async () => {
    const player = await addPlayer(database, 'ties', 1_000_00);
    const bets = [await placeSide(player, 'tie', 'left', 100_00)];
    await settle();
    expect(await validBets(bets)).toEqual([0]);
  });

  it('does not count a cancelled bet as opposite', async () => {
    const player = await addPlayer(database, 'cancels', 1_000_00);
    const kept = await placeSide(player, 'cancelled', 'left');
    const cancelled = await placeSide(player, 'cancelled', 'right');
    const cancellation = { actor: 'operator', remark: 'An error' } as const;
    await database.transaction((sql) => voidBet(sql, cancelled, cancellation, 5));
    await settle();
    expect(await validBets([kept])).toEqual([100_00]);
  });

  it('is the least of the events of a combined bet', async () => {
    const player = await addPlayer(database, 'combines', 1_000_00);
    const events = [
      eventBet('leg:1', 'left', 100_00, true),
      eventBet('leg:2', 'left', 100_00, true),
    ];
    const combined = await place(player, events, { stake: 100_00 });
    const single = await placeSide(player, 'leg:2', 'right');
    await settle();
    expect(await validBets([combined, single])).toEqual([5_26, 5_26]);
  });

  it('is right for a bet that is settled days after its event', async () => {
    const player = await addPlayer(database, 'late', 1_000_00);
    const bets = [
      await placeSide(player, 'late', 'left'),
      await placeSide(player, 'late', 'right'),
    ];
    await purgePlay(database.sql, endsAt + 5 * day);
    await settleDueBets(database, endsAt + 5 * day);
    expect(await validBets(bets)).toEqual([5_26, 5_26]);
    await purgePlay(database.sql, endsAt + 5 * day);
    const left = database.sql.selectFrom('event_exposure').where('event', '=', 'late');
    expect(await left.select('event').execute()).toEqual([]);
  });

  it('is the same when a bet is settled alone', async () => {
    const player = await addPlayer(database, 'alone', 1_000_00);
    const bets = [
      await placeSide(player, 'alone', 'left'),
      await placeSide(player, 'alone', 'right'),
    ];
    const result = { payoutCentavos: 0, outcome: null };
    for (const id of bets) await database.transaction((sql) => settleBet(sql, id, result, endsAt));
    expect(await validBets(bets)).toEqual([5_26, 5_26]);
  });

  it('is the whole stake of an open bet of an earlier release, which opposes no other bet', async () => {
    const player = await addPlayer(database, 'earlier', 1_000_00);
    const old = await placeSide(player, 'earlier', 'left');
    await database.sql.updateTable('round').set({ events: null }).where('id', '=', old).execute();
    await database.sql
      .updateTable('event_exposure')
      .set({ wins: '[]', risk: 0 })
      .where('event', '=', 'earlier')
      .execute();
    const next = await placeSide(player, 'earlier', 'right');
    await settle();
    expect(await validBets([old, next])).toEqual([100_00, 100_00]);
  });

  it('is the difference of opposite stakes in one round, and the whole stake of a game without places', async () => {
    const player = await addPlayer(database, 'instant', 1_000_00);
    const rounds = createMemberRounds(database, clock);
    const both = [placeOn('left', 100_00), placeOn('right', 100_00)];
    const play = (key: string, places?: typeof both) =>
      rounds.play(player.session, 'slot', {
        key,
        stakeCentavos: 200_00,
        decide: () => ({ payoutCentavos: 190_00, outcome: null, places }),
      });
    await play('both', both);
    await play('plain');
    const rows = await database.sql
      .selectFrom('round')
      .select(['id', 'key'])
      .where('member_id', '=', player.id)
      .orderBy('key')
      .execute();
    expect(await validBets(rows.map(({ id }) => id))).toEqual([10_52, 200_00]);
  });

  it('is the difference of opposite stakes in one bet without an event', async () => {
    const player = await addPlayer(database, 'delayed', 1_000_00);
    const places = [placeOn('left', 100_00), placeOn('right', 100_00)];
    const { bet } = await createMemberBets(database, clock).place(player.session, 'slot', {
      key: 'delayed',
      stakeCentavos: 200_00,
      decide: () => ({
        choice: null,
        result: { payoutCentavos: 190_00, outcome: null, places },
        dueAt: endsAt,
      }),
    });
    await settle();
    expect(await validBets([bet.id])).toEqual([10_52]);
  });
});
