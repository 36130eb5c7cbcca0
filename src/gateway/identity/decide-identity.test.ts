import { expect, it } from 'vitest';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { createKillableEngine } from '#tests/support/crash/killable-engine.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createVault, keyBytes } from '../store/encryption/vault.ts';
import { addUpload } from '../uploads/uploads.ts';
import { decideIdentity } from './decide-identity.ts';
import { sendCheck } from './send-identity.ts';

const now = clock.now();
const vault = createVault(new Uint8Array(keyBytes));
const by = 'operator';

/** Sends a check with new pictures, and returns its id. */
async function send({ sql, transaction }: Database, memberId: string, at: number): Promise<string> {
  const bytes = Buffer.from(samplePicture, 'base64');
  const picture = { memberId, purpose: 'identity', bytes } as const;
  const { id: front } = await addUpload({ sql, vault }, picture, at);
  const { id: selfie } = await addUpload({ sql, vault }, picture, at);
  const check = { memberId, document: 'passport', front, back: null, selfie, note: '' } as const;
  await transaction((within) => sendCheck(within, check, at));
  const sent = sql.selectFrom('identity_check').select('id').where('state', '=', 'sent');
  return (await sent.executeTakeFirstOrThrow()).id;
}

/** The effects of a decision. */
async function read({ sql }: Database, id: string) {
  const count = async (table: 'upload' | 'message' | 'audit_event') =>
    (await sql.selectFrom(table).selectAll().execute()).length;
  const check = sql.selectFrom('identity_check').select('state').where('id', '=', id);
  return {
    state: (await check.executeTakeFirstOrThrow()).state,
    pictures: await count('upload'),
    messages: await count('message'),
    audits: await count('audit_event'),
  };
}

it.each([
  ['approve', 'approved', 2],
  ['refuse', 'refused', 4],
] as const)(
  'a killed decision to %s has all its effects, or none',
  async (move, state, pictures) => {
    const store = await openTestStore('empty');
    const { engine, startProcess } = createKillableEngine(store.engine);
    const database = await openDatabase({ kind: 'engine', engine });
    const { id: memberId } = await addPlayer(database, 'juan', 0);
    const first = await send(database, memberId, now);
    const refusal = { id: first, move: 'refuse', reason: 'Too dark', by } as const;
    await database.transaction((sql) => decideIdentity(sql, refusal, now));
    const id = await send(database, memberId, now + 1);
    const before = await read(database, id);
    expect(before).toEqual({ state: 'sent', pictures: 4, messages: 1, audits: 3 });
    const reason = move === 'refuse' ? 'Too dark' : null;

    let ended = false;
    for (let nth = 1; !ended; nth += 1) {
      const process = startProcess();
      process.watch({ nth, side: 'after' });
      const decide = () =>
        database.transaction((sql) => decideIdentity(sql, { id, move, reason, by }, now + 2));
      await process.run(decide).catch(() => undefined);
      const left = await read(database, id);
      ended = left.state === state;
      const all = { state, pictures, messages: 2, audits: 4 };
      expect(left, `killed after statement ${nth}`).toEqual(ended ? all : before);
    }
    await database.close();
  },
);
