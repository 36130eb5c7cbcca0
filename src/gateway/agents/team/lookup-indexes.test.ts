import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTeam, idOfNth } from '#tests/support/fill-team.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { downlinesOf } from '../../content/messages/find-recipients.ts';
import { type Database, openDatabase } from '../../store/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await fillTeam(database.sql, 3_000, 0);
});
afterAll(() => database.close());

it('finds the direct downlines of an agent by an index', async () => {
  const downlines = downlinesOf(database.sql, { id: idOfNth(1), type: 1 }).select('id');
  expect(await downlines.execute()).toHaveLength(10);
  const plan = JSON.stringify(await downlines.explain());
  expect(plan).toContain('member_by_upline');
  expect(plan).not.toContain('Seq Scan');
});

it.each([
  ['agent_step_of_member', `agent_step where member_id = '${idOfNth(2)}'`],
  ['contract_by_predecessor', `contract where succeeds = 'one'`],
])('reads %s, however few rows there are', async (index, rows) => {
  const plan = await database.transaction(async (sql) => {
    await raw`set local enable_seqscan = off`.execute(sql);
    return raw.raw(`explain select * from ${rows}`).execute(sql);
  });
  expect(JSON.stringify(plan.rows)).toContain(index);
});
