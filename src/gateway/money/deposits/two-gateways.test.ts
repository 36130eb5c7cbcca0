import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { games } from '#demo/content/games.ts';
import { auditLedger, balancedLedger, lostWork } from '#tests/support/audit-ledger.ts';
import { openBalancer } from '#tests/support/open-balancer.ts';
import { createCaller, RefusedCall } from '#tests/support/open-gateway.ts';
import { freePort } from '#tests/support/open-site.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { createProcesses } from '#tests/support/run-processes.ts';
import { buildWriter } from '#tests/support/run-writer.ts';
import { useRealTime } from '#tests/support/test-clock.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase } from '../../store/database.ts';

const names = ['juan', 'ana', 'luis', 'aida', 'alma'] as const;
const pesos = 200;
const slot = games.find((one) => one.kind === 'slot' && (one.leastBet ?? 100) === 100);

/** Repeats a request until it is answered: the gateway that had it may be gone. A refusal is an answer. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  let last: unknown;
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RefusedCall) throw error;
      last = error;
      await sleep(50);
    }
  }
  throw new Error('No answer in 30 seconds', { cause: last });
}

/** A player who deposits and bets by turns through the balancer, and asks again with the same key. */
async function createPlayer(origin: string, name: string) {
  const { request, signIn } = createCaller({
    fetch: (asked) => fetch(new Request(asked.url.replace(/^https?:\/\/[^/]+/, origin), asked)),
  });
  const token = await insist(() => signIn(name));

  async function post(place: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(origin + place, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${place} answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  }

  async function openSlot(): Promise<unknown> {
    if (!slot) throw new Error('The demo has no slot');
    const { vendor, gameId, nodeId } = slot;
    const wanted = { launchMode: 'GLS' as const, vendor, gameId, nodeId };
    const { url } = await request(calls.launchGame, wanted, { token });
    const ticket = new URL(url, origin).hash.slice(1);
    return (await post('/slot/open', { ticket, parents: [] }))['session'];
  }

  const session = await openSlot();
  const deposits: string[] = [];
  const rounds: string[] = [];
  return {
    deposits,
    rounds,
    async deposit(): Promise<void> {
      const key = randomUUID();
      deposits.push(key);
      const wish = { key, channel: 'agos', amount: pesos };
      const deposit = await insist(() => request(calls.depositByLaunchUrl, wish, { token }));
      const { id } = deposit;
      if (deposit.state !== 'pending' || deposit.payment.way !== 'page') {
        throw new Error(`The deposit ${key} is ${deposit.state} and has no page`);
      }
      const body = new URLSearchParams({ action: 'pay' });
      await fetch(deposit.payment.url, { method: 'POST', body, redirect: 'manual' });
      for (let tries = 0; tries < 300; tries += 1) {
        const { state } = await insist(() => request(calls.getDeposit, { id }, { token }));
        if (state === 'paid') return;
        await sleep(100);
      }
      throw new Error(`The deposit ${key} was not credited in 30 seconds`);
    },
    async bet(): Promise<void> {
      const key = randomUUID();
      rounds.push(key);
      const round = { session, key, stakeCentavos: 500 };
      await insist(() => post('/slot/play', round));
    },
  };
}

type Player = Awaited<ReturnType<typeof createPlayer>>;

async function expectNothingLost({ sql }: Database, players: readonly Player[]): Promise<void> {
  const deposits = players.flatMap((player) => player.deposits);
  const paid = await sql
    .selectFrom('deposit')
    .select(['state', 'added'])
    .where('key', 'in', deposits)
    .execute();
  expect(paid).toEqual(deposits.map(() => ({ state: 'paid', added: pesos * 100 })));
  const clearing = sql.selectFrom('ledger_account').select('balance');
  const { balance } = await clearing.where('id', '=', 'clearing:agos').executeTakeFirstOrThrow();
  expect(balance).toBe(-pesos * 100 * deposits.length);
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
