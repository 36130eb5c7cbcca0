import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, type TestPlayer } from '#tests/support/add-player.ts';
import { describeLimits } from '#tests/support/describe-limits.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { createMemberBets } from '../../play/member-bets.ts';
import type { EventBet } from '../../play/play.ts';
import { purgePlay } from '../../play/purge-play.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { settleDueBets } from '../settle-due-bets.ts';

describeLimits('limits of events in memory', async () =>
  openDatabase(await openTestStore('empty')),
);

let database: Database;
let one: TestPlayer;
let two: TestPlayer;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareBonuses(database);
  one = await addPlayer(database, 'one', 1_000_00);
  two = await addPlayer(database, 'two', 1_000_00);
});
afterAll(() => database.close());

const limits = {
  memberPlace: 200_00,
  memberStake: 300_00,
  memberPayout: 1_000_00,
  houseLoss: 150_00,
};
const closesAt = clock.now() + 10_000;
const endsAt = closesAt + 5_000;

/** A bet on one of two sides, which pays twice its stake. */
function side(event: string, place: 'left' | 'right', stake: number): EventBet {
  const payouts = place === 'left' ? [2 * stake, 0] : [0, 2 * stake];
  const times = { closesAt, endsAt };
  const places = [{ stakeCentavos: stake, payouts }];
  return {
    event,
    ...times,
    stakes: { [place]: stake },
    payouts,
    places,
    isCombined: false,
    limits,
  };
}

function place(player: TestPlayer, key: string, bet: EventBet, dueAt = endsAt) {
  const stakeCentavos = Object.values(bet.stakes).reduce((sum, stake) => sum + stake, 0);
  const result = { payoutCentavos: 0, outcome: null };
  const decide = () => ({ choice: null, result, dueAt, events: [bet] });
  return createMemberBets(database, clock).place(player.session, 'slot', {
    key,
    stakeCentavos,
    decide,
  });
}

const refusal = (of: string, most: number) => ({
  code: 'amount_out_of_limits',
  value: { of, most },
});

it('counts the stakes of losing bets against the loss of the house', async () => {
  await place(one, 'left-1', side('balance', 'left', 150_00));
  await expect(place(two, 'left-2', side('balance', 'left', 1_00))).rejects.toMatchObject(
    refusal('house', 0),
  );
  await place(two, 'right-1', side('balance', 'right', 100_00));
  await place(one, 'left-3', side('balance', 'left', 50_00));
  await expect(place(two, 'left-4', side('balance', 'left', 70_00))).rejects.toMatchObject(
    refusal('house', 50_00),
  );
});

it('the exposure does not count the stake of an accumulator as won', async () => {
  const bet = { ...side('accumulator', 'left', 80_00), isCombined: true };
  await expect(place(one, 'all-legs', bet)).rejects.toMatchObject(refusal('house', 75_00));
});

it('counts a bet with a known key once, and a refused bet never', async () => {
  const bet = side('once', 'left', 150_00);
  await place(one, 'once-1', bet);
  await place(one, 'once-1', bet);
  await expect(place(one, 'once-2', side('once', 'left', 100_00))).rejects.toMatchObject(
    refusal('member', 50_00),
  );
  const rows = await database.sql
    .selectFrom('event_exposure')
    .select(['holder', 'stakes', 'payouts'])
    .where('event', '=', 'once')
    .orderBy('holder')
    .execute();
  expect(rows.find(({ holder }) => holder === one.id)).toMatchObject({
    stakes: { left: 150_00 },
    payouts: [300_00, 0],
  });
  expect(rows.find(({ holder }) => holder === 'house')).toMatchObject({
    payouts: [150_00, -150_00],
  });
});

it('refuses bets on one event that together exceed the limit of an active bonus', async () => {
  const player = await addPlayer(database, 'with-a-bonus', 2_000_00);
  await createBonusPlay(database, clock.now()).grant(player.id, 'a-bonus');
  const wide = { memberPlace: 2_000_00, memberStake: 2_000_00, memberPayout: 9_000_00 };
  const bet = (event: string) => ({
    ...side(event, 'left', 300_00),
    limits: { ...wide, houseLoss: 9_000_00 },
  });
  await place(player, 'bonus-1', bet('bonus:a'));
  await expect(place(player, 'bonus-2', bet('bonus:a'))).rejects.toMatchObject(
    refusal('member', 200_00),
  );
  await place(player, 'bonus-3', bet('bonus:b'));
});

it('refuses a bet that is settled before its results are revealed', async () => {
  const early = place(one, 'early', side('early', 'left', 1_00), closesAt + 2_999);
  await expect(early).rejects.toThrow(RangeError);
});

it('deletes the sums a day after the end of their events, once no bet on them is open', async () => {
  const day = 86_400_000;
  await purgePlay(database.sql, endsAt + day);
  const count = async () =>
    (await database.sql.selectFrom('event_exposure').select('event').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  await purgePlay(database.sql, endsAt + day + 1);
  expect(await count()).toBeGreaterThan(0);
  await settleDueBets(database, endsAt);
  await purgePlay(database.sql, endsAt + day + 1);
  expect(await count()).toBe(0);
});
