import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { hashToken } from '../hash-token.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createDownload } from './download.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('demo'));
});
afterAll(() => database.close());

it('reads its ticket in the store, and its rows where reports are read', async () => {
  const { sql } = database;
  const juan = sql.selectFrom('member').select('id').where('username', '=', 'juan');
  const { id } = await juan.executeTakeFirstOrThrow();
  const now = Date.now();
  const request = { what: 'account', from: 0, to: now, code: '', order: '', titles: [], words: {} };
  const ticket = { member_id: id, request: JSON.stringify(request), language: 'EN' as const };
  const times = { as_of: now, expires_at: now + 60_000, rows: 1 };
  const values = { ticket_hash: hashToken('a-ticket'), ...ticket, ...times };
  await sql.insertInto('export_ticket').values(values).execute();
  let reads = 0;
  const read: Database['read'] = (work) => {
    reads += 1;
    return work(sql);
  };
  const download = createDownload({ sql, read }, { now: () => now });
  const answer = await download(new Request('http://localhost/?ticket=a-ticket'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('10000.00');
  expect(reads).toBeGreaterThan(0);
  expect((await download(new Request('http://localhost/?ticket=a-ticket'))).status).toBe(404);
});
