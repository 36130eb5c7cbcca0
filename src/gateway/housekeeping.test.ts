import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { purge } from './housekeeping.ts';
import { sessionIdleMs } from './accounts/sessions.ts';
import { openDatabase } from './store/database.ts';

const day = 24 * 3_600_000;

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

  const player = await sql.selectFrom('member').select('id').executeTakeFirstOrThrow();
  const keyed = { member_id: player.id, request_hash: 'request', answer: null };
  const answers = [
    { ...keyed, key_hash: 'old', started_at: now - day - 1 },
    { ...keyed, key_hash: 'young', started_at: now - day + 1 },
  ];
  await sql.insertInto('keyed_answer').values(answers).execute();

  const message = { recipient: '+639175550101', channel: 'sms' as const, code: '1', text: 'Code' };
  const sent = [-day - 1, -day + 1].map((age) => ({ ...message, id: uuid(), sent_at: now + age }));
  await sql.insertInto('outbox').values(sent).execute();

  const notice = { provider: 'agos', body: '{}', received_at: 0 };
  const notices = [
    { ...notice, event_id: 'old', applied_at: now - 90 * day - 1 },
    { ...notice, event_id: 'young', applied_at: now - 90 * day + 1 },
    { ...notice, event_id: 'waiting', applied_at: null },
  ];
  await sql.insertInto('provider_message').values(notices).execute();

  await purge(sql, { gateway: clock, real: clock });
  const kept = sql.selectFrom('provider_message').select('event_id').orderBy('event_id');
  expect(await kept.execute()).toEqual([{ event_id: 'waiting' }, { event_id: 'young' }]);
  expect(await sql.selectFrom('outbox').select('sent_at').execute()).toEqual([
    { sent_at: now - day + 1 },
  ]);
  expect(await sql.selectFrom('seal_seen').select('digest').execute()).toEqual([
    { digest: 'young' },
  ]);
  expect(await sql.selectFrom('keyed_answer').select('key_hash').execute()).toEqual([
    { key_hash: 'young' },
  ]);
  expect(await sql.selectFrom('game_session').select('node_id').execute()).toHaveLength(1);

  await purge(sql, { gateway: { now: () => now + sessionIdleMs + 1 }, real: clock });
  expect(await sql.selectFrom('session').select('member_id').execute()).toEqual([]);
  expect(await sql.selectFrom('game_session').select('node_id').execute()).toEqual([]);
  expect(await sql.selectFrom('member').select('username').execute()).toHaveLength(1);
  await database.maintain();
  await database.close();
});
