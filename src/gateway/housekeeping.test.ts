import { expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { purge } from './housekeeping.ts';
import { sessionIdleMs } from './accounts/sessions.ts';
import { openDatabase } from './store/database.ts';

it('deletes expired rows only', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  const { sql } = database;
  await addPlayer(database, 'here', 0);
  const now = clock.now();
  const seen = [
    { digest: 'old', expires_at: now - 1 },
    { digest: 'young', expires_at: now + 1 },
  ];
  await sql.insertInto('seal_seen').values(seen).execute();

  await purge(sql, { gateway: clock, real: clock });
  expect(await sql.selectFrom('seal_seen').select('digest').execute()).toEqual([
    { digest: 'young' },
  ]);
  expect(await sql.selectFrom('game_session').select('node_id').execute()).toHaveLength(1);

  await purge(sql, { gateway: { now: () => now + sessionIdleMs + 1 }, real: clock });
  expect(await sql.selectFrom('session').select('member_id').execute()).toEqual([]);
  expect(await sql.selectFrom('game_session').select('node_id').execute()).toEqual([]);
  expect(await sql.selectFrom('member').select('username').execute()).toHaveLength(1);
  await database.maintain();
  await database.close();
});
