import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demo } from '#demo/demo.ts';
import { openChat } from '#tests/support/open-chat.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { openDatabase } from '../store/database.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

describe.skipIf(programs === null)(`the chat of two gateways on one PostgreSQL${reason}`, () => {
  let server: Postgres;
  let url: string;
  let one: Gateway;
  let two: Gateway;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    url = await server.database('chat');
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

  const openOn = async (gateway: Gateway, username: string) =>
    openChat(gateway, await createCaller(gateway).signIn(username));

  it('has one order for all, without losses and doubles, while members of both write at once', async () => {
    const [juan, ana, luis] = [
      await openOn(one, 'juan'),
      await openOn(two, 'ana'),
      await openOn(two, 'luis'),
    ];
    const streams = [
      await juan.stream('game:PVP'),
      await ana.stream('game:PVP'),
      await luis.stream('game:PVP'),
    ];
    const answers = await Promise.all(
      [juan, ana, luis].flatMap((writer) =>
        Array.from({ length: 10 }, (_, n) => writer.send('game:PVP', `${writer.self.name} ${n}`)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const numbers = Array.from({ length: 30 }, (_, n) => n + 1);
    for (const stream of streams) {
      await vi.waitFor(
        () => expect(stream.messages().map(({ seq }) => seq)).toEqual(numbers),
        10_000,
      );
    }
    expect(streams[1]?.texts()).toEqual(streams[0]?.texts());
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('stores a message once that is sent again to the other gateway', async () => {
    const token = await createCaller(one).signIn('juan');
    const [here, there] = [await openChat(one, token), await openChat(two, token)];
    const same = { clientId: 'the-same-message' };
    const [first, second] = await Promise.all([
      here.send('game:BINGO', 'Once', same),
      there.send('game:BINGO', 'Once', same),
    ]);
    expect(first.message?.seq).toBe(1);
    expect(second.message).toEqual(first.message);
    expect((await here.history('game:BINGO')).messages).toHaveLength(1);
  });

  it('goes on after the server has cut the connections', async () => {
    const ana = await openOn(two, 'ana');
    const luis = await openOn(one, 'luis');
    const stream = await ana.stream('game:FISH');
    const database = await openDatabase({ kind: 'postgres', url });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parola events' and datname = current_database()`.execute(
      database.sql,
    );
    expect(await luis.send('game:FISH', 'one')).toMatchObject({ status: 200 });
    expect(await luis.send('game:FISH', 'two')).toMatchObject({ status: 200 });
    // The sweep finds what the lost signals have left behind.
    await vi.waitFor(() => expect(stream.texts()).toEqual(['one', 'two']), 35_000);
    await database.close();
    await stream.close();
  }, 60_000);
});
