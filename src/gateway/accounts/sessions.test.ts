import { expect, it } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from '../store/database.ts';
import { createSessions } from './sessions.ts';

it('is not kept alive by a call that was under way when the session ended', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  await addPlayer(database, 'juan', 0);
  const { id } = await database.sql.selectFrom('member').select('id').executeTakeFirstOrThrow();
  const sessions = createSessions(database.sql, clock);
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
  await sessions.endOthers(id, null);
  await reading;
  expect(await sessions.find(thrownOut)).toBeNull();
  await database.close();
});
