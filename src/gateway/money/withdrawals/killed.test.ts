import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depthOf } from '#tests/support/depths.mjs';
import { prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { readPayouts } from '#tests/support/payout-file.ts';
import { isKilledOnFolder } from '#tests/support/on-each-store.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { buildWriter, runWriter } from '#tests/support/run-writer.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { type Database, openDatabase, type StorePlace } from '../../store/database.ts';

const kills = depthOf('kills');

let writer: string;
let folder: string;

beforeAll(async () => {
  writer = await buildWriter('withdrawal-writer');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-killed-'));
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

/** Runs the writer, kills it at random points, and lets it finish. Returns the steps that it has told. */
async function killOften(store: string, file: string): Promise<string[]> {
  const told: string[] = [];
  for (let nth = 0; nth < kills; nth += 1) {
    const killAfter = 1 + Math.floor(Math.random() * 12);
    const killDelayMs = Math.random() * 12;
    const { lines, status } = await runWriter(writer, {
      folder: store,
      name: file,
      killAfter: told.length === 0 ? killAfter : killAfter + new Set(told.map(idOf)).size,
      killDelayMs,
    });
    expect({ status, lines: lines.slice(0, 1) }).toEqual({ status: null, lines: ['ready'] });
    told.push(...lines.slice(1));
  }
  fs.writeFileSync(`${file}.finish`, '');
  const { status, lines } = await runWriter(writer, { folder: store, name: file });
  expect(status).toBe(0);
  return [...told, ...lines.slice(1)];
}

const idOf = (line: string) => line.split(' ')[0] ?? '';

/** The steps that were told, and that the store does not have. */
async function lostSteps({ sql }: Database, told: readonly string[]): Promise<string[]> {
  const steps = await sql.selectFrom('money_step').select(['subject_id', 'to_state']).execute();
  const stored = new Set(steps.map((step) => `${step.subject_id} ${step.to_state}`));
  return told.filter((line) => !stored.has(line));
}

async function expectNothingLost(database: Database, file: string, told: readonly string[]) {
  const { sql } = database;
  expect(await lostSteps(database, told)).toEqual([]);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  const payouts = readPayouts(file);
  expect(new Set(payouts.map(([key]) => key)).size).toBe(payouts.length);
  const posted = await sql
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'entry_id', 'ledger_entry.id')
    .select(['key', 'amount'])
    .where('account_id', '=', 'clearing:file')
    .execute();
  const inOrder = (rows: readonly (readonly [string, number])[]) =>
    rows.map(([key, amount]) => `${key} ${amount}`).toSorted();
  expect(inOrder(posted.map(({ key, amount }) => [key, amount]))).toEqual(inOrder(payouts));
  const rows = await sql.selectFrom('withdrawal').select(['state', 'key']).execute();
  const ends = new Set(['confirmed', 'cancelled', 'rejected', 'released']);
  expect(rows.filter(({ state }) => !ends.has(state))).toEqual([]);
  expect(rows.length).toBeGreaterThan(kills / 2);
}

async function prepare(place: StorePlace): Promise<void> {
  const database = await openDatabase(place, testStoreKey);
  await prepareLedger(database);
  await database.close();
}

describe('a gateway that is killed at random points of withdrawals', () => {
  it.runIf(isKilledOnFolder)(
    'loses nothing and pays nothing twice, with its store in a folder',
    async () => {
      const place = { kind: 'folder', path: path.join(folder, 'store') } as const;
      const file = path.join(folder, 'paid-of-folder');
      await prepare(place);
      const told = await killOften(place.path, file);
      const database = await openDatabase(place, testStoreKey);
      await expectNothingLost(database, file, told);
      await database.close();
    },
    480_000,
  );

  const programs = findPostgres();

  describe.skipIf(programs === null)('with its store on a server', () => {
    let server: Postgres;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
    });
    afterAll(() => server.close());

    it('loses nothing and pays nothing twice', async () => {
      const place = { kind: 'postgres', url: await server.database('killed') } as const;
      const file = path.join(folder, 'paid-of-server');
      await prepare(place);
      const told = await killOften(place.url, file);
      const database = await openDatabase(place, testStoreKey);
      await expectNothingLost(database, file, told);
      await database.close();
    }, 240_000);
  });
});
