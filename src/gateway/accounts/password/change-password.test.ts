import { expect, it } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { createKillableEngine } from '#tests/support/crash/killable-engine.ts';
import { testGatewayOptions } from '#tests/support/test-gateway-options.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from '../../store/database.ts';
import { createSessions } from '../sessions.ts';
import { setPassword } from './change-password.ts';
import { createPasswords } from './passwords.ts';

it('a killed change leaves no new password with the old sessions', async () => {
  const store = await openTestStore('empty');
  const { engine, startProcess } = createKillableEngine(store.engine);
  const database = await openDatabase({ kind: 'engine', engine });
  const { sql, transaction } = database;
  const { id } = await addPlayer(database, 'juan', 0);
  const sessions = createSessions(database, clock);
  const passwords = createPasswords(testGatewayOptions.passwordCost);
  const change = { password: 'Bagong2026', keptSession: null };

  async function read() {
    const { password_hash: hash } = await sql
      .selectFrom('member')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await sql.selectFrom('session').select('token_hash').execute();
    return { isNew: hash.startsWith('$argon2'), sessions: rows.length };
  }

  let ended = false;
  for (let nth = 1; !ended; nth += 1) {
    const process = startProcess();
    process.watch({ nth, side: 'after' });
    const context = { transaction, sessions, passwords, now: clock.now() };
    await process.run(() => setPassword(context, id, change)).catch(() => undefined);
    const left = await read();
    expect(left, `killed after statement ${nth}`).toEqual(
      left.isNew ? { isNew: true, sessions: 0 } : { isNew: false, sessions: 1 },
    );
    ended = left.isNew;
  }
  await database.close();
});
