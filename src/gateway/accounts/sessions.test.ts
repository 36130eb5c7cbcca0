import { expect, it, vi } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from '../store/database.ts';
import { purgeAccounts } from './purge-accounts.ts';
import { createSessions } from './sessions.ts';

it('a session is not kept alive by a call that was under way when the session ended', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  await addPlayer(database, 'juan', 0);
  const { id } = await database.sql.selectFrom('member').select('id').executeTakeFirstOrThrow();
  const sessions = createSessions(database, clock);
  const begin = () => sessions.begin(id, { mustChangePassword: false, deviceId: null });

  const signedOut = await begin();
  const session = await sessions.find(signedOut);
  sessions.clearCache();
  const underWay = sessions.find(signedOut);
  if (session) await sessions.end(session);
  await underWay;
  expect(await sessions.find(signedOut)).toBeNull();

  const thrownOut = await begin();
  const reading = sessions.find(thrownOut);
  await sessions.endOthers(database.sql, id, null);
  await reading;
  expect(await sessions.find(thrownOut)).toBeNull();
  await database.close();
});

it('ends 90 days after the sign-in, however often it is used', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  await addPlayer(database, 'juan', 0);
  const { id } = await database.sql.selectFrom('member').select('id').executeTakeFirstOrThrow();
  const dayMs = 24 * 3_600_000;
  let now = clock.now();
  const sessions = createSessions(database, { now: () => now });
  const token = await sessions.begin(id, { mustChangePassword: false, deviceId: null });
  const hash = (await sessions.find(token))?.sessionHash ?? '';
  for (const end = now + 90 * dayMs - 1_000; now + dayMs / 2 < end;) {
    now += dayMs / 2;
    expect(await sessions.find(token)).not.toBeNull();
  }
  now += dayMs / 2;
  expect(await sessions.find(token)).toBeNull();
  expect(await sessions.living([hash])).toEqual(new Set());
  await purgeAccounts(database.sql, now);
  expect(await database.sql.selectFrom('session').select('token_hash').execute()).toEqual([]);
  await database.close();
});

it('a session is refused at once by another gateway on the store after it has ended', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  const { id } = await addPlayer(database, 'juan', 0);
  const one = createSessions(database, clock);
  const other = createSessions(database, clock);
  const begin = async () => {
    const token = await one.begin(id, { mustChangePassword: false, deviceId: null });
    expect(await other.find(token)).not.toBeNull();
    return token;
  };
  const signedOut = await begin();
  const session = await one.find(signedOut);
  if (session) await one.end(session);
  await vi.waitFor(async () => expect(await other.find(signedOut)).toBeNull());
  const thrownOut = await begin();
  await one.endOthers(database.sql, id, null);
  await vi.waitFor(async () => expect(await other.find(thrownOut)).toBeNull());
  await database.close();
});
