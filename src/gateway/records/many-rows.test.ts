import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { fillRecords } from '#tests/support/fill-records.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';

/** Rows of one member. */
const rows = 200_000;

let database: Database;
let memberId: string;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  ({ id: memberId } = await addPlayer(database, 'heavy', 0));
  await fillRecords(database.sql, memberId, rows);
}, 300_000);
afterAll(() => database.close());

// `npm run bench` prints the times.
describe(`the records of a member with ${rows} rows`, () => {
  it('read each page from its index', async () => {
    const queries = recordQueries(database.sql, memberId, rows);
    const paged = queries.filter(([name]) => !/^(sums of|open)/.test(name));
    expect(paged.length).toBeGreaterThan(8);
    for (const [name, index, query] of paged) {
      const plan = JSON.stringify(await query().explain('text'));
      // All rows of the table are of this member: read by time, they come in the same order.
      expect(plan, name).toMatch(new RegExp(`using (${index}|posting_by_time)`));
      expect(plan, name).not.toMatch(/Seq Scan on (round|ledger_posting|ledger_entry)/);
      // A page of ten rows may be sorted again; a sort below a limit or an aggregate would sort every row.
      if (!plan.includes('Nested Loop')) expect(plan, name).not.toContain('Sort Key');
    }
  });
});
