import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventKinds } from '#protocol/vocabulary/event-kind.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { purgeEvents, recordEvent } from './events.ts';

const day = 24 * 3_600_000;

let database: Database;
let memberId: string;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  ({ id: memberId } = await addPlayer(database, 'juan', 0));
});
afterAll(() => database.close());

it('records events of every kind, in order, with their cause and their values', async () => {
  const { sql } = database;
  for (const kind of eventKinds) {
    const cause = { table: 'deposit', id: kind };
    await recordEvent(sql, { memberId, kind, cause, values: { amount: 100_00 } }, clock.now());
  }
  const rows = await sql.selectFrom('event').selectAll().orderBy('id').execute();
  expect(rows.map(({ kind }) => kind)).toEqual(eventKinds);
  expect(rows[0]).toMatchObject({
    member_id: memberId,
    cause_table: 'deposit',
    cause_id: 'depositArrived',
    values: { amount: 100_00 },
    at: clock.now(),
  });
});

it('loses the event of a transaction that is rolled back', async () => {
  const { sql, transaction } = database;
  const cause = { table: 'deposit', id: 'rolled back' };
  const failed = transaction(async (within) => {
    await recordEvent(within, { memberId, kind: 'depositArrived', cause }, clock.now());
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const rows = sql.selectFrom('event').select('id').where('cause_id', '=', cause.id);
  expect(await rows.execute()).toEqual([]);
});

it('deletes events that are older than a day', async () => {
  const { sql } = database;
  await purgeEvents(sql, clock.now() + day);
  expect(await sql.selectFrom('event').select('id').execute()).toHaveLength(eventKinds.length);
  await purgeEvents(sql, clock.now() + day + 1);
  expect(await sql.selectFrom('event').select('id').execute()).toEqual([]);
});
