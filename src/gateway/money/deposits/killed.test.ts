import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Deposit } from '#contract/model/cashier/deposit.ts';
import { depthOf } from '#tests/support/depths.mjs';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { freePort } from '#tests/support/open-site.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { createProcesses } from '#tests/support/run-processes.ts';
import { buildWriter } from '#tests/support/run-writer.ts';
import { useRealTime } from '#tests/support/test-clock.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase, type StorePlace } from '../../store/database.ts';

const kills = depthOf('kills');

let program: string;
let folder: string;
let processes: ReturnType<typeof createProcesses>;

let goBack: () => void;

beforeAll(async () => {
  goBack = useRealTime();
  program = await buildWriter('payment-process');
  processes = createProcesses(program);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-payments-'));
});
afterAll(async () => {
  goBack();
  await processes.close();
  fs.rmSync(path.dirname(program), { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

/** A payer who asks for each deposit with the same key until it is answered, and pays it once. */
function createPayer(origin: string) {
  const { request, signIn } = createCaller({
    fetch: (asked) => fetch(new Request(asked.url.replace(/^https?:\/\/[^/]+/, origin), asked)),
  });
  /** The deposits by key, with the token of their member. Null: not answered yet. */
  const deposits = new Map<string, { token: string; deposit: Deposit | null }>();
  const paid = new Set<string>();
  let tokens: string[] = [];

  async function pay({ id, ...deposit }: Deposit): Promise<void> {
    if (deposit.state !== 'pending' || deposit.payment.way !== 'page' || paid.has(id)) return;
    paid.add(id);
    const body = new URLSearchParams({ action: 'pay' });
    await fetch(deposit.payment.url, { method: 'POST', body, redirect: 'manual' });
  }

  async function ask(key: string, token: string): Promise<void> {
    const wish = { key, channel: 'agos', amount: 200 };
    const deposit = await request(calls.depositByLaunchUrl, wish, { token });
    deposits.set(key, { token, deposit });
    await pay(deposit);
  }

  return {
    deposits,
    async signIn() {
      tokens = [];
      for (const name of ['juan', 'ana', 'luis', 'aida', 'alma']) tokens.push(await signIn(name));
    },
    /** Makes one deposit and returns the time that it takes, in milliseconds. */
    async measure(): Promise<number> {
      const began = Date.now();
      await ask(randomUUID(), tokens[0] ?? '');
      return Date.now() - began;
    },
    /**
     * Asks again for the deposits whose answers got lost, then begins and pays others until the gateway is gone. Calls
     * `onBegin` when the gateway answers.
     */
    async work(onBegin: () => void): Promise<void> {
      // The first request of a process is slow.
      await request(calls.getBalance, {}, { token: tokens[0] ?? '' });
      onBegin();
      for (const [key, { token, deposit }] of deposits) if (deposit === null) await ask(key, token);
      for (let n = 0; ; n += 1) {
        const token = tokens[n % tokens.length] ?? '';
        const open = await request(calls.getDeposits, { state: 'pending', size: 10 }, { token });
        // A member may have five; those wait for notices that the payment site sends again.
        if (open.deposits.length > 3) continue;
        const key = randomUUID();
        deposits.set(key, { token, deposit: null });
        await ask(key, token);
      }
    },
    /**
     * Asks for every deposit again, and waits until all are paid. A notice that the gateway has missed several times comes up
     * to half a minute later.
     */
    async finish(): Promise<void> {
      for (const [key, { token }] of deposits) await ask(key, token);
      for (const { token, deposit } of deposits.values()) {
        const id = deposit?.id ?? '';
        for (let tries = 0; tries < 900; tries += 1) {
          const { state } = await request(calls.getDeposit, { id }, { token });
          if (state === 'paid') break;
          await sleep(100);
        }
      }
    },
  };
}

type Payer = ReturnType<typeof createPayer>;

/** Kills the gateway at random points of deposits, while the payment site goes on. */
async function payAndKill(place: string): Promise<Payer['deposits']> {
  const { start, kill } = processes;
  const [port, sitePort] = [await freePort(), await freePort()];
  const site = await start('site', String(sitePort), path.join(folder, `${sitePort}.jsonl`));
  const open = () => start('gateway', String(port), place, String(sitePort));
  const origin = `http://127.0.0.1:${port}`;
  const payer = createPayer(origin);
  try {
    const first = await open();
    await payer.signIn();
    await payer.measure();
    const longestMs = 4 * (await payer.measure());
    await kill(first);
    for (let nth = 0; nth < kills; nth += 1) {
      const gateway = await open();
      let working: Promise<unknown> = Promise.resolve();
      await new Promise<void>((resolve) => {
        working = payer.work(resolve).catch((error: unknown) => error);
      });
      await sleep(Math.random() * longestMs);
      await kill(gateway);
      // The gateway was killed: anything but a broken connection is a fault.
      expect(await working).toMatchObject({ message: 'fetch failed' });
    }
    const last = await open();
    await payer.finish();
    const headers = { 'Content-Type': 'application/json', 'Operator-Token': testToken };
    const compared = await fetch(`${origin}/_operator/payments/compare`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    const checks = (await compared.json()) as { provider: string }[];
    expect(checks.find(({ provider }) => provider === 'agos')).toMatchObject({
      difference: 0,
      missing: 0,
      waiting: 0,
      error: '',
    });
    await kill(last);
  } finally {
    await kill(site);
  }
  return payer.deposits;
}

async function expectNothingLost({ sql }: Database, deposits: Payer['deposits']): Promise<void> {
  const rows = await sql
    .selectFrom('deposit')
    .select(['key', 'state', 'added'])
    .where('key', 'in', [...deposits.keys()])
    .execute();
  expect(rows).toHaveLength(deposits.size);
  expect(rows.filter(({ state, added }) => state !== 'paid' || added !== 20_000)).toEqual([]);
  const clearing = sql.selectFrom('ledger_account').select('balance');
  const { balance } = await clearing.where('id', '=', 'clearing:agos').executeTakeFirstOrThrow();
  expect(balance).toBe(-20_000 * deposits.size);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
}

async function check(store: StorePlace, place: string): Promise<void> {
  const deposits = await payAndKill(place);
  expect(deposits.size).toBeGreaterThan(kills / 2);
  const database = await openDatabase(store, testStoreKey);
  await expectNothingLost(database, deposits);
  await database.close();
}

onEachStore('a killed gateway loses no deposit and credits none twice', check);
