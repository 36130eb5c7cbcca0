import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Entry, post } from '#gateway/ledger/postings.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openSilentProxy, type SilentProxy } from '#tests/support/open-silent-proxy.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { createPostgresSignals } from './postgres-signals.ts';
import { sqlState } from './sql-state.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

/** A statement of these stores runs for half a second, so that a connection is given up after five and a half. */
const statementMs = 500;
const silent = 'The database has not answered for 5.5 s';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Moves a peso from one player to the other, once for each key. Counts its tries. */
function move({ transaction }: Database, [from, to]: readonly string[], key: string) {
  const entry: Entry = {
    key: `transfer ${key}`,
    kind: 'transfer',
    at: clock.now(),
    postings: [
      { account: from ?? '', amount: -100 },
      { account: to ?? '', amount: 100 },
    ],
    cause: { table: 'ledger_account', id: 'cash' },
    actor: 'operator',
  };
  let tries = 0;
  const done = transaction((sql) => {
    tries += 1;
    return post(sql, entry);
  });
  return { done, tries: () => tries };
}

describe.skipIf(programs === null)(`a server that falls silent${reason}`, () => {
  let server: Postgres;
  let url = '';
  let direct: Database;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    url = await server.database('silent');
    direct = await openDatabase({ kind: 'postgres', url });
    await prepareLedger(direct);
  });
  afterAll(async () => {
    await direct.close();
    await server.close();
  });

  /** Declares a test with a proxy of its own, which waits beside the others, and closes every silent connection. */
  function itWaits(title: string, check: (proxy: SilentProxy) => Promise<void>): void {
    it.concurrent(title, async () => {
      const proxy = await openSilentProxy(url);
      await check(proxy);
      await vi.waitFor(() => expect(proxy.counts().open).toBe(0));
      expect(proxy.counts().silenced).toBeGreaterThan(0);
      await proxy.close();
    });
  }

  /** Works with the store by way of a proxy, with one connection for statements that are not reports. */
  async function withStore(proxy: SilentProxy, work: (database: Database) => Promise<void>) {
    const place = {
      kind: 'postgres',
      url: proxy.addressOf(url),
      poolSize: 1,
      statementMs,
    } as const;
    const database = await openDatabase(place);
    await work(database);
    await database.close();
  }

  async function balanceOf(id: string): Promise<number | undefined> {
    const account = direct.sql.selectFrom('ledger_account').select('balance').where('id', '=', id);
    return (await account.executeTakeFirst())?.balance;
  }

  for (const [name, text, moment, moved] of [
    ['before a statement', 'update', 'before', 0],
    ['after a statement', 'insert into', 'after', 0],
    ['before the COMMIT', 'commit', 'before', 0],
    ['after the COMMIT', 'commit', 'after', 100],
  ] as const) {
    itWaits(`${name} fails the work once, and its repetition moves the money once`, (proxy) =>
      withStore(proxy, async (database) => {
        // Tests at the same time use no account of each other, not even one of the house.
        const payer = await addPlayer(direct, `${name} from`, 300);
        const { id } = await addPlayer(direct, `${name} to`, 0);
        proxy.silence(text, moment);
        const first = move(database, [payer.id, id], name);
        const failure = await failureOf(first.done);
        expect(failure).toMatchObject({ message: silent });
        expect(sqlState(failure)).toBe(null);
        expect([first.tries(), proxy.counts().silenced]).toEqual([1, 1]);
        await vi.waitFor(async () => expect(await balanceOf(id)).toBe(moved));
        // On the only connection of the pool, which is a new one.
        const isNew = (await move(database, [payer.id, id], name).done) !== null;
        expect([isNew, await balanceOf(id)]).toEqual([moved === 0, 100]);
        expect(await auditLedger(direct.sql)).toEqual(balancedLedger);
      }),
    );
  }

  itWaits('gets no later statement of its transaction', (proxy) =>
    withStore(proxy, async (database) => {
      proxy.silence('first', 'after');
      const errors: unknown[] = [];
      const work = database.transaction(async (sql) => {
        errors.push(await failureOf(raw`select 'first'`.execute(sql)));
        errors.push(await failureOf(raw`select 'second'`.execute(sql)));
      });
      errors.push(await failureOf(work));
      expect(errors).toEqual([1, 2, 3].map(() => expect.objectContaining({ message: silent })));
      const { rows } = await raw`select 'third' as word`.execute(database.sql);
      expect(rows).toEqual([{ word: 'third' }]);
    }),
  );

  itWaits('is left by reports that began at the same time, each on its own connection', (proxy) =>
    withStore(proxy, async ({ read }) => {
      const heal = proxy.silenceAll('all of them');
      const reads = [1, 2, 3].map((n) =>
        failureOf(read((sql) => raw`select 'all of them', ${n}::int`.execute(sql))),
      );
      const message = 'The database has not answered for 10 s';
      for (const failure of await Promise.all(reads)) expect(failure).toMatchObject({ message });
      heal();
      const { rows } = await read((sql) => raw`select 'healed' as word`.execute(sql));
      expect(rows).toEqual([{ word: 'healed' }]);
    }),
  );

  itWaits('loses signals for ten seconds, not for ever', async (proxy) => {
    const [far, near] = [proxy.addressOf(url), url].map(createPostgresSignals);
    const heard: string[] = [];
    const stopListening = near?.listen((text) => void heard.push(text));
    const say = (text: string) => () => {
      far?.send(text);
      expect(heard).toContain(text);
    };
    await vi.waitFor(say('before'));
    proxy.silence('pg_notify', 'before');
    await vi.waitFor(say('after'), { interval: 100 });
    stopListening?.();
    await Promise.all([far?.close(), near?.close()]);
  });

  itWaits('is told one thing at the start: that it cannot be reached', async (proxy) => {
    proxy.silence('select 1', 'before');
    const opening = openDatabase({ kind: 'postgres', url: proxy.addressOf(url) });
    await expect(opening).rejects.toThrow(/cannot be reached/);
  });

  it('is no server that cancels a slow statement itself, or whose answer waits for a busy process', async () => {
    const near = await openDatabase({ kind: 'postgres', url, statementMs });
    const failure = await failureOf(raw`select pg_sleep(5)`.execute(near.sql));
    expect(sqlState(failure)).toBe('57014');
    const answer = raw`select 'here' as word, pg_sleep(0.3)`.execute(near.sql);
    const running = raw`select 1 from pg_stat_activity where query like '%pg_sleep(0.3)'`;
    await vi.waitFor(async () => expect((await running.execute(direct.sql)).rows).toHaveLength(1));
    const until = performance.now() + 6_000;
    while (performance.now() < until);
    expect((await answer).rows).toMatchObject([{ word: 'here' }]);
    await near.close();
  });
});
