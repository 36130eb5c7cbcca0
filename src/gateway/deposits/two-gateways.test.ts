import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger, balancedLedger, lostWork } from '#tests/support/audit-ledger.ts';
import { createPlayer, paidPesos, type Player } from '#tests/support/create-player.ts';
import { openBalancer } from '#tests/support/open-balancer.ts';
import { freePort } from '#tests/support/open-site.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { createProcesses } from '#tests/support/run-processes.ts';
import { buildWriter } from '#tests/support/run-writer.ts';
import { useRealTime } from '#tests/support/test-clock.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase } from '../store/database.ts';

const names = ['juan', 'ana', 'luis', 'aida', 'alma'] as const;

async function expectNothingLost({ sql }: Database, players: readonly Player[]): Promise<void> {
  const deposits = players.flatMap((player) => player.deposits);
  const paid = await sql
    .selectFrom('deposit')
    .select(['state', 'added'])
    .where('key', 'in', deposits)
    .execute();
  expect(paid).toEqual(deposits.map(() => ({ state: 'paid', added: paidPesos * 100 })));
  const clearing = sql.selectFrom('ledger_account').select('balance');
  const { balance } = await clearing.where('id', '=', 'clearing:agos').executeTakeFirstOrThrow();
  expect(balance).toBe(-paidPesos * 100 * deposits.length);
  const rounds = players.flatMap((player) => player.rounds);
  expect(await lostWork(sql, rounds)).toEqual([]);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
}

const programs = findPostgres();

describe.skipIf(programs === null)('two gateways on one PostgreSQL', () => {
  let server: Postgres;
  let program: string;
  let processes: ReturnType<typeof createProcesses>;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-pair-'));

  let goBack: () => void;

  beforeAll(async () => {
    goBack = useRealTime();
    server = await startPostgres(programs ?? '');
    program = await buildWriter('payment-process');
    processes = createProcesses(program);
  });
  afterAll(async () => {
    goBack();
    await processes.close();
    await server.close();
    fs.rmSync(path.dirname(program), { recursive: true });
    fs.rmSync(folder, { recursive: true });
  });

  it('lose nothing and credit nothing twice when one is killed among deposits and bets', async () => {
    const url = await server.database('pair');
    const [front, first, second, site] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ].map(String);
    await processes.start('site', site ?? '', path.join(folder, 'site.jsonl'));
    const open = (port = '') => processes.start('gateway', port, url, site ?? '', front ?? '');
    const doomed = await open(first);
    await open(second);
    const origins = [first, second].map((port) => `http://127.0.0.1:${port}`);
    const balancer = await openBalancer(Number(front), origins);
    const players = await Promise.all(
      names.map((name) => createPlayer(`http://127.0.0.1:${front}`, name)),
    );
    let done = 0;
    const work = (act: () => Promise<void>) => async () => {
      for (; done < 90; done += 1) await act();
    };
    const working = Promise.all(
      players.flatMap(({ deposit, bet }) => [work(deposit)(), work(bet)()]),
    );
    while (done < 30) await sleep(5);
    await sleep(Math.random() * 50);
    await processes.kill(doomed);
    const doneAtKill = done;
    await working;
    expect(done).toBeGreaterThan(doneAtKill);
    await balancer.close();
    const database = await openDatabase({ kind: 'postgres', url }, testStoreKey);
    await expectNothingLost(database, players);
    expect(players.every(({ deposits, rounds }) => deposits.length * rounds.length > 0)).toBe(true);
    await database.close();
  }, 300_000);
});
