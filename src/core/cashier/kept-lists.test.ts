import { keys } from 'idb-keyval';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { formatOf } from '#tests/support/format-of.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { keptDeposits, keptWithdrawals } from './kept-payments.ts';
import { openStore } from '../cache/database.ts';
import type { Cashier } from './cashier.ts';

let gateway: TestGateway;
let opened: OpenedApp;
let cashier: Cashier;

beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(async () => {
  opened = await openApp({ signedIn: 'juan', gateway });
  cashier = await opened.app.cashier();
  return () => opened.close();
});

async function keptNames(): Promise<string[]> {
  const written = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
  return written
    .map((key) => /^private\/(deposits|withdrawals)\//.exec(key)?.[1])
    .filter((name) => name !== undefined);
}

async function seeBoth(): Promise<void> {
  const { deposits, withdrawals } = cashier;
  await Promise.all([deposits.history.load(''), withdrawals.list.load('')]);
  await vi.waitFor(async () => expect(await keptNames()).toHaveLength(2));
}

it('shows the deposits and withdrawals that were seen last without a network, with their age', async () => {
  const began = Date.now();
  await seeBoth();
  const seen = {
    deposits: cashier.deposits.history.state.rows,
    withdrawals: cashier.withdrawals.list.state.rows,
  };
  expect(seen.deposits.length).toBeGreaterThan(0);
  expect(seen.withdrawals.length).toBeGreaterThan(0);
  const offline = await openApp({
    gateway,
    browser: opened.browser,
    platform: { online: () => false, fetch: () => Promise.reject(new TypeError('offline')) },
  });
  const { deposits, withdrawals } = await offline.app.cashier();
  await Promise.all([deposits.history.load(''), withdrawals.list.load('')]);
  for (const { phase, at } of [deposits.history.state, withdrawals.list.state]) {
    expect(phase).toBe('failed');
    expect(at).toBeGreaterThanOrEqual(began);
  }
  expect(deposits.history.state.rows).toEqual(seen.deposits);
  expect(withdrawals.list.state.rows).toEqual(seen.withdrawals);
  await withdrawals.list.load('failed');
  expect(withdrawals.list.state.rows).toEqual([]);
  await offline.close();
});

it('deletes them from the device at sign-out', async () => {
  await seeBoth();
  await opened.app.session.signOut();
  await vi.waitFor(async () => expect(await keptNames()).toEqual([]));
});

it('accepts every answer in its cache format', async () => {
  await seeBoth();
  const paging = { page: 1, pages: 1, next: null, asOf: null, about: null };
  const fits = [
    [keptDeposits, { ...paging, rows: cashier.deposits.history.state.rows }],
    [keptWithdrawals, { ...paging, rows: cashier.withdrawals.list.state.rows }],
  ] as const;
  for (const [declared, value] of fits) {
    const copy: unknown = JSON.parse(JSON.stringify(value));
    const { shape } = await formatOf<unknown>(declared);
    expect(parse(shape, copy)).toEqual(copy);
  }
});

it('deposits that were kept before channels had an option for frames are read', async () => {
  await seeBoth();
  const { rows } = cashier.deposits.history.state;
  const kept = JSON.stringify({ rows }, (name, value: unknown) =>
    name === 'inFrame' ? undefined : value,
  );
  expect(kept).not.toContain('inFrame');
  const { shape } = await formatOf(keptDeposits);
  expect(parse(shape, JSON.parse(kept))).toMatchObject({ rows });
});
