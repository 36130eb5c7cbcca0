import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, prepareLedger, type TestPlayer } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { createMemberBets } from '../../play/member-bets.ts';
import { purgePlay } from '../../play/purge-play.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { listOppositeBets, markOppositeBets } from './opposite-bets.ts';

let database: Database;
let [one, other, stranger]: TestPlayer[] = [];
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  one = await addPlayer(database, 'one', 10_000_00);
  other = await addPlayer(database, 'other', 10_000_00);
  stranger = await addPlayer(database, 'stranger', 10_000_00);
  for (const secret of ['shared', 'shared too']) {
    await addDevice(one, secret);
    await addDevice(other, secret);
  }
  await addDevice(stranger, 'of its own');
});
afterAll(() => database.close());

const closesAt = clock.now() + 10_000;
const endsAt = closesAt + 5_000;
const most = 1_000_000_00;
const limits = { memberPlace: most, memberStake: most, memberPayout: most, houseLoss: most };

async function addDevice({ id }: TestPlayer, secret: string): Promise<void> {
  const times = { created_at: 0, seen_at: 0 };
  const device = { id: uuid(), secret_hash: secret, member_id: id, ...times };
  await database.sql
    .insertInto('device')
    .values({ ...device, network: '', user_agent: '' })
    .execute();
}

/** Places a bet on one of two sides of an event, which pays twice its stake. */
async function place(
  player: TestPlayer | undefined,
  event: string,
  bet: { side: 'left' | 'right'; stake: number },
): Promise<void> {
  const { side, stake: stakeCentavos } = bet;
  const payouts = side === 'left' ? [2 * stakeCentavos, 0] : [0, 2 * stakeCentavos];
  const places = [{ stakeCentavos, payouts }];
  const stakes = { [side]: stakeCentavos };
  const events = [{ event, closesAt, endsAt, stakes, payouts, places, isCombined: false, limits }];
  const result = { payoutCentavos: 0, outcome: null };
  await createMemberBets(database, clock).place(player?.session ?? '', 'slot', {
    key: uuid(),
    stakeCentavos,
    decide: () => ({ choice: null, result, dueAt: endsAt, events }),
  });
}

it('marks opposite bets of members who share a device once, after the event, and no others', async () => {
  await place(one, 'opposite', { side: 'left', stake: 500_00 });
  await place(other, 'opposite', { side: 'right', stake: 400_00 });
  await place(stranger, 'opposite', { side: 'right', stake: 500_00 });
  await place(one, 'same', { side: 'left', stake: 500_00 });
  await place(other, 'same', { side: 'left', stake: 500_00 });
  await place(one, 'partly', { side: 'left', stake: 500_00 });
  await place(other, 'partly', { side: 'right', stake: 100_00 });
  await markOppositeBets(database, endsAt - 1);
  expect(await listOppositeBets(database.sql)).toEqual([]);
  await Promise.all([markOppositeBets(database, endsAt), markOppositeBets(database, endsAt)]);
  await markOppositeBets(database, endsAt + 1);
  const names = { event: 'opposite', one: 'one', other: 'other', at: endsAt };
  const amounts = { oneStake: 500_00, otherStake: 400_00, atRisk: 100_00 };
  expect(await listOppositeBets(database.sql)).toEqual([{ ...names, ...amounts }]);
});

it('keeps a mark for 90 days', async () => {
  const day = 86_400_000;
  await purgePlay(database.sql, endsAt + 90 * day);
  expect(await listOppositeBets(database.sql)).toHaveLength(1);
  await purgePlay(database.sql, endsAt + 90 * day + 1);
  expect(await listOppositeBets(database.sql)).toEqual([]);
});
