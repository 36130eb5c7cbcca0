import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDevices, signOutDevice } from '#protocol/calls/security/devices.ts';
import { demo } from '#demo/demo.ts';
import { openStream } from '#tests/support/live-stream.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { createOperatorClient, testToken } from '#tests/support/operator-client.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { openDatabase } from '../store/database.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

describe.skipIf(programs === null)(`two gateways on one PostgreSQL${reason}`, () => {
  let server: Postgres;
  let url: string;
  let one: Gateway;
  let two: Gateway;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    url = await server.database('events');
    const open = () =>
      openGateway({
        ...demo,
        store: { kind: 'postgres', url },
        storeKey: testStoreKey,
        gamesOrigin: 'http://localhost:4174',
        operatorToken: testToken,
      });
    one = await open();
    two = await open();
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await server.close();
  });

  const notify = (to: string) =>
    createOperatorClient(one).message({ to, title: 'Hello', content: 'Hello' });

  it('share the events of a member, and of no other', async () => {
    const caller = createCaller(two);
    const here = await openStream(one, await caller.signIn('juan'));
    const there = await openStream(two, await caller.signIn('juan'));
    const other = await openStream(two, await caller.signIn('ana'));
    await notify('juan');
    await vi.waitFor(() => expect(there.kinds()).toEqual(['newMessage']));
    await vi.waitFor(() => expect(here.kinds()).toEqual(['newMessage']));
    expect(other.kinds()).toEqual([]);
    await Promise.all([here, there, other].map((stream) => stream.close()));
  });

  it('end the stream of a device that the other one has removed', async () => {
    const [here, there] = [
      await createCaller(one).signIn('luis'),
      await createCaller(two).signIn('luis'),
    ];
    const stream = await openStream(two, there);
    const devices = await createCaller(two).request(getDevices, {}, { token: there });
    const id = devices.find(({ current }) => current)?.id ?? '';
    await createCaller(one).request(signOutDevice, { id }, { token: here });
    await stream.ended;
    expect(stream.kinds()).toEqual(['signedOutElsewhere']);
  });

  it('get the signals of each other again after the server has cut their connections', async () => {
    const stream = await openStream(two, await createCaller(two).signIn('alma'));
    const database = await openDatabase({ kind: 'postgres', url });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parola events' and datname = current_database()`.execute(
      database.sql,
    );
    await vi.waitFor(
      async () => {
        await notify('alma');
        expect(stream.kinds()).not.toEqual([]);
      },
      { timeout: 50_000, interval: 500 },
    );
    await database.close();
    await stream.close();
  });
});
