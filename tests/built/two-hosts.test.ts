import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword as password } from '#demo/content/accounts.ts';
import { openDatabase } from '#gateway/store/database.ts';
import { createMigrator } from '#gateway/store/migrate.ts';
import { openPostgres } from '#gateway/store/open-postgres.ts';
import type { Schema } from '#gateway/store/schema.ts';
import { auditLedger, balancedLedger } from '../support/audit-ledger.ts';
import { createPlayer, type Player } from '../support/create-player.ts';
import { openBalancer } from '../support/open-balancer.ts';
import { freePort, openSite, type Site, startHost } from '../support/open-site.ts';
import { findPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { useRealTime } from '../support/test-clock.ts';

const programs = findPostgres();
const storeKey = Buffer.alloc(32, 7);

describe.skipIf(programs === null)('two hosts on one PostgreSQL, asked in turn', () => {
  let server: Postgres;
  let url: string;
  let hosts: Site[] = [];
  let front = '';
  let gamesFront = '';
  let balancers: { close(): Promise<unknown> }[] = [];

  let goBack: () => void;

  beforeAll(async () => {
    goBack = useRealTime();
    server = await startPostgres(programs ?? '');
    url = await server.database('hosts');
    const [app, games, one, other] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    front = `http://127.0.0.1:${app}`;
    gamesFront = `http://127.0.0.1:${games}`;
    const env = {
      DATABASE_URL: url,
      STORE_KEY: storeKey.toString('base64'),
      GAMES_ORIGIN: gamesFront,
    };
    hosts = [await openSite({ ...env, PORT: String(one) })];
    hosts.push(await openSite({ ...env, PORT: String(other) }));
    const origins = (ports: readonly number[]) => ports.map((port) => `http://127.0.0.1:${port}`);
    balancers = [
      await openBalancer(app, origins([one, other])),
      await openBalancer(games, origins([one + 1, other + 1])),
    ];
  }, 120_000);

  afterAll(async () => {
    await Promise.all(balancers.map((balancer) => balancer.close()));
    await Promise.all(hosts.map((host) => host.stop()));
    await server.close();
    goBack();
  });

  /** Waits for a withdrawal to be paid. */
  async function untilPaid({ request, token }: Player, id: string): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { state } = await request(calls.getWithdrawal, { id }, { token });
      if (state === 'paid') return;
      await sleep(100);
    }
    throw new Error('The withdrawal was not paid in 30 seconds');
  }

  it('pay deposits, rounds and withdrawals that began at the other', async () => {
    const player = await createPlayer(front, 'juan', gamesFront);
    const { token, request } = player;
    const [account] = await request(calls.getPayoutAccounts, {}, { token });
    const wanted = { key: randomUUID(), amount: 500, account: account?.id ?? '', password };
    const { id } = await request(calls.withdraw, wanted, { token });
    let turn = 0;
    for (const step of ['take', 'approve', 'pay']) {
      turn += 1;
      const body = step === 'pay' ? { provider: 'agos' } : {};
      await hosts[turn % 2]?.operate('POST', `/withdrawals/${id}/${step}`, body);
    }
    await untilPaid(player, id);
    for (let round = 0; round < 3; round += 1) {
      await player.deposit();
      await player.bet();
      await player.bet();
    }
    expect(player.deposits).toHaveLength(3);
    const database = await openDatabase(
      { kind: 'postgres', url },
      { place: 'the test', find: () => storeKey, create: () => storeKey },
    );
    try {
      expect(await auditLedger(database.sql)).toEqual(balancedLedger);
    } finally {
      await database.close();
    }
  }, 120_000);

  it('do not start beside a host of an older release that they would break, and name it', async () => {
    const older = await server.database('older');
    const pool = await openPostgres(older, 1);
    const sql = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    try {
      expect((await createMigrator(sql).migrateTo('0090-used-proofs')).error).toBeUndefined();
      await raw`insert into heartbeat (gateway, at)
        values ('app7:4711', floor(extract(epoch from clock_timestamp()) * 1000)::int8)`.execute(
        sql,
      );
      const port = String(await freePort());
      const env = { DATABASE_URL: older, STORE_KEY: storeKey.toString('base64'), PORT: port };
      const refused = startHost(env);
      expect(await refused.ended).toBe(1);
      expect(refused.output().trim().split('\n').at(-1)).toMatch(
        /^Hosts of an older release cannot work beside .*: stop app7:4711 \(version unknown, last beat \d+ s ago\), then start again; nothing was changed\.$/,
      );
      await sql.deleteFrom('heartbeat').execute();
      const site = await openSite(env);
      expect(site.host.output()).toMatch(/The store goes from 0090-used-proofs to /);
      const hosts = () => sql.selectFrom('heartbeat').select('version').execute();
      expect(await hosts()).toEqual([{ version: expect.stringMatching(/^\d+\.\d+\.\d+/) }]);
      await site.stop();
      expect(await hosts()).toEqual([]);
    } finally {
      await sql.destroy();
    }
  }, 120_000);
});
