import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushPayload } from '#protocol/model/contact/push.ts';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { openVault } from '../store/encryption/open-vault.ts';
import type { Vault } from '../store/encryption/vault.ts';
import { addExclusion } from '../exclusions/exclusions.ts';
import { queuePushes } from './queue-pushes.ts';
import { createPushService, type PushOutcome } from './push-service.ts';
import { sendPushes } from './send-pushes.ts';

let database: Database;
let vault: Vault;
let memberId: string;
const now = clock.now();

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  vault = await openVault(database, testStoreKey);
  ({ id: memberId } = await addPlayer(database, 'juan', 0));
});
afterAll(() => database.close());

const change = (values: object) =>
  database.sql.updateTable('member').set(values).where('id', '=', memberId).execute();

async function subscribe(hash: string): Promise<void> {
  const address = JSON.stringify({ endpoint: hash, keys: { p256dh: 'p', auth: 'a' } });
  await database.sql
    .insertInto('push_subscription')
    .values({
      id: uuid(),
      endpoint_hash: hash,
      member_id: memberId,
      session_hash: '',
      device_id: null,
      address: vault.encrypt('push', hash, address),
      money: true,
      messages: true,
      promotions: true,
      draws: true,
      quiet_from: null,
      quiet_to: null,
      time_zone: 'Asia/Manila',
      created_at: now,
    })
    .execute();
}

beforeEach(async () => {
  await database.sql.deleteFrom('push_subscription').execute();
  await change({ type: 0 });
  await database.sql.deleteFrom('exclusion').execute();
});

/** A push service that notes what it gets. */
function gatewayWith(outcome: PushOutcome = { kind: 'delivered' }) {
  const sent: PushPayload[] = [];
  const push = {
    async send(_: unknown, payload: PushPayload) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(payload);
      return outcome;
    },
  };
  return { sent, run: (at = now) => sendPushes({ database, vault, push }, at) };
}

const event = (kind: 'depositArrived' | 'rewardOffered') => ({
  id: uuid(),
  memberId,
  kind,
  cause: { table: 'deposit' },
  at: now,
});

const waiting = async () =>
  Number(
    (
      await database.sql
        .selectFrom('push_message')
        .select((of) => of.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

describe('a member who is excluded', () => {
  it('gets nothing, also what waited', async () => {
    await subscribe('one');
    await queuePushes(database.sql, [event('rewardOffered'), event('depositArrived')]);
    const exclusion = { memberId, kind: 'timeOut', endsAt: now + 3_600_000 } as const;
    await database.transaction((sql) => addExclusion(sql, exclusion, now));
    const { sent, run } = gatewayWith();
    await run();
    expect(sent).toEqual([]);
    expect(await waiting()).toBe(0);
  });
});

describe('several gateways', () => {
  it('send each notification once', async () => {
    for (let n = 0; n < 30; n += 1) await subscribe(`browser ${n}`);
    await queuePushes(database.sql, [event('depositArrived')]);
    const gateways = [gatewayWith(), gatewayWith(), gatewayWith()];
    await Promise.all(gateways.map(({ run }) => run()));
    expect(gateways.flatMap(({ sent }) => sent)).toHaveLength(30);
    expect(await waiting()).toBe(0);
  });

  it('take over what one has lost, after a time', async () => {
    await subscribe('one');
    await queuePushes(database.sql, [event('depositArrived')]);
    await database.sql
      .updateTable('push_message')
      .set({ taken_until: now + 300_000 })
      .execute();
    const { sent, run } = gatewayWith();
    await run(now + 299_000);
    expect(sent).toHaveLength(0);
    await run(now + 301_000);
    expect(sent).toHaveLength(1);
  });
});

it('gives a notification up after a day', async () => {
  await subscribe('one');
  await queuePushes(database.sql, [event('depositArrived')]);
  const { sent, run } = gatewayWith({ kind: 'later', afterMs: 0 });
  for (let hour = 0; hour < 26; hour += 1) await run(now + hour * 3_600_000);
  expect(sent.length).toBeGreaterThan(20);
  expect(await waiting()).toBe(0);
});

it('names no unread count to an agent who has none', async () => {
  await subscribe('one');
  await change({ type: 41 });
  await queuePushes(database.sql, [event('depositArrived')]);
  const { sent, run } = gatewayWith();
  await run();
  expect(sent[0]?.unread).toBeNull();
});

it('writes nothing for a member without a browser', async () => {
  await queuePushes(database.sql, [event('depositArrived')]);
  expect(await waiting()).toBe(0);
});

describe('the key of notifications', () => {
  it('is made once, is stored encrypted, and is the same at the next start', async () => {
    const store = { sql: database.sql, vault };
    const [one, other] = await Promise.all([
      createPushService(store, {}),
      createPushService(store, {}),
    ]);
    expect(one.publicKey).toBe(other.publicKey);
    expect((await createPushService(store, {})).publicKey).toBe(one.publicKey);
    const [row, ...more] = await database.sql.selectFrom('push_key').selectAll().execute();
    expect(more).toEqual([]);
    expect(row?.private_key).toMatch(/^enc1:/);
  });
});
