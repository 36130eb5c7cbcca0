import { demo } from '#demo/demo.ts';
import fs from 'node:fs';
import path from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger, lostWork } from '#tests/support/audit-ledger.ts';
import { buildWriter, runWriter } from '#tests/support/run-writer.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { describeCrowds } from '#tests/support/describe-crowds.ts';
import { describeJackpot } from '#tests/support/describe-jackpot.ts';
import { describeLimits } from '#tests/support/describe-limits.ts';
import { describeStore } from '#tests/support/describe-store.ts';
import { getBalance } from '#protocol/calls/wallet.ts';
import { addFavourite } from '#protocol/calls/favourite-changes.ts';
import { getFavourites } from '#protocol/calls/favourites.ts';
import { getMember } from '#protocol/calls/member.ts';
import { openGateway } from '../gateway.ts';
import { createMemberRounds } from '../play/member-rounds.ts';
import { openDatabase } from './database.ts';
import { StoreError } from './store-error.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

describe.skipIf(programs === null)(`PostgreSQL${reason}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.close());

  const openNew = async (name: string) =>
    openDatabase({ kind: 'postgres', url: await server.database(name) });

  describeStore('a store on a server', () => openNew('suite'));
  describeCrowds('bets on a server', () => openNew('crowds'));
  describeLimits('limits of events on a server', () => openNew('limits'));
  describeJackpot('the jackpot on a server', () => openNew('jackpot'));

  it('runs queries without compiling them', async () => {
    const { sql, close } = await openNew('jit');
    const { rows } = await raw<{ jit: string }>`show jit`.execute(sql);
    expect(rows).toEqual([{ jit: 'off' }]);
    await close();
  });

  it('serves two gateways with the same sessions, balances and keys', async () => {
    const url = await server.database('gateways');
    const open = () =>
      openGateway({
        ...demo,
        store: { kind: 'postgres', url },
        storeKey: testStoreKey,
        gamesOrigin: 'http://localhost:4174',
        operatorToken: null,
      });
    const gateways = await Promise.all([open(), open()]);
    const [one, two] = [createCaller(gateways[0]), createCaller(gateways[1])];
    const token = await one.signIn('juan');
    expect(await two.request(getMember, {}, { token })).toMatchObject({ account: 'juan' });
    expect(await two.request(getBalance, {}, { token })).toMatchObject({ centavos: 1_000_000 });
    await two.request(addFavourite, { nodeId: 10_007, vendor: 'TALA', category: 'RNG' }, { token });
    expect(await one.request(getFavourites, {}, { token })).toContain(10_007);
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('settles a key once when two gateways get it at the same time', async () => {
    const url = await server.database('rounds');
    const databases = [
      await openDatabase({ kind: 'postgres', url }),
      await openDatabase({ kind: 'postgres', url }),
    ];
    const [first, second] = databases;
    if (!first || !second) throw new Error('two databases');
    await prepareLedger(first);
    const players = await Promise.all(
      Array.from({ length: 8 }, (_, n) => addPlayer(first, `twin${n}`, 10_000)),
    );
    let decisions = 0;
    const decide = () => {
      decisions += 1;
      return { payoutCentavos: 0, outcome: null };
    };
    const plays = databases.flatMap((database) => {
      const rounds = createMemberRounds(database, clock);
      return players.flatMap(({ session }) =>
        ['a', 'b', 'c'].map((key) =>
          rounds.play(session, 'slot', { key, stakeCentavos: 100, decide }),
        ),
      );
    });
    const settled = await Promise.all(plays);
    expect(settled.filter(({ repeated }) => !repeated)).toHaveLength(24);
    expect(decisions).toBe(24);
    expect(await auditLedger(first.sql)).toEqual(balancedLedger);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('loses no confirmed round or transfer when gateway and server are killed', async () => {
    const url = await server.database('killed');
    const first = await openDatabase({ kind: 'postgres', url });
    await prepareLedger(first);
    await first.close();
    const writer = await buildWriter();
    const { lines } = await runWriter(writer, { folder: url, name: 'killed', killAfter: 60 });
    const restarts: Promise<void>[] = [];
    const kill = () => restarts.push(server.crash());
    const crashed = await runWriter(writer, { folder: url, name: 'crashed', killAfter: 30, kill });
    await Promise.all(restarts);
    fs.rmSync(path.dirname(writer), { recursive: true });
    // The broken connection gives an error and does not end the process.
    expect(crashed.lines.at(-1)).toMatch(/[eE]rror: /);
    const confirmed = [...lines, ...crashed.lines].filter((line) =>
      /^(killed|crashed)-/.test(line),
    );
    expect(confirmed.length).toBeGreaterThan(60);
    const database = await openDatabase({ kind: 'postgres', url });
    expect(await lostWork(database.sql, confirmed)).toEqual([]);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    await database.close();
  });

  it('loses nothing when one of two gateways is killed while both play', async () => {
    const url = await server.database('pair');
    const first = await openDatabase({ kind: 'postgres', url });
    await prepareLedger(first);
    const writer = await buildWriter();
    const runs = await Promise.all([
      runWriter(writer, { folder: url, name: 'gone', killAfter: 30 }),
      runWriter(writer, { folder: url, name: 'stays', endAfter: 80 }),
    ]);
    fs.rmSync(path.dirname(writer), { recursive: true });
    const confirmed = runs.flatMap(({ lines }) =>
      lines.filter((line) => /^(gone|stays)-/.test(line)),
    );
    expect(confirmed.length).toBeGreaterThan(100);
    expect(await lostWork(first.sql, confirmed)).toEqual([]);
    expect(await auditLedger(first.sql)).toEqual(balancedLedger);
    await first.close();
  });

  it('opens again from a backup, with the same balances and the same key', async () => {
    const options = {
      ...demo,
      storeKey: testStoreKey,
      gamesOrigin: 'http://localhost:4174',
      operatorToken: null,
    };
    const url = await server.database('origin');
    await (await openGateway({ ...options, store: { kind: 'postgres', url } })).close();
    const copy = await server.restore('origin', 'copy');
    const gateway = await openGateway({ ...options, store: { kind: 'postgres', url: copy } });
    const caller = createCaller(gateway);
    const token = await caller.signIn('juan');
    expect(await caller.request(getBalance, {}, { token })).toMatchObject({ centavos: 1_000_000 });
    await gateway.close();
  });

  it('throws one sentence for a database that does not exist', async () => {
    const url = (await server.database('there')).replace(/there$/, 'elsewhere');
    const opening = openDatabase({ kind: 'postgres', url });
    await expect(opening).rejects.toThrow(/has no database called elsewhere/);
  });
});

describe('the address of a database', () => {
  it.each([
    ['not an address', /is not of the form/],
    ['mysql://localhost/parola', /is not of the form/],
    ['postgres://nobody:secret@127.0.0.1:1/parola', /127\.0\.0\.1:1 cannot be reached/],
  ])('%s is refused with one sentence that hides the password', async (url, sentence) => {
    const opening = openDatabase({ kind: 'postgres', url });
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});
