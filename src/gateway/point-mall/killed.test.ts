import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depthOf } from '#tests/support/depths.mjs';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { auditPoints, balancedPoints } from '#tests/support/audit-points.ts';
import { isKilledOnFolder } from '#tests/support/on-each-store.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { buildWriter, runWriter } from '#tests/support/run-writer.ts';
import { paidCash, paidPoints, samplePoints, samplePrice } from '#tests/support/sample-rewards.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { balanceOf } from '../money/money.ts';
import { balanceOfPoints } from '../points/points.ts';
import { type Database, openDatabase, type StorePlace } from '../store/database.ts';

const kills = depthOf('kills');
const stock = 10_000;
/** The rounds that are done at least: each kind of round twice, whatever the kills let through. */
const leastRounds = 6;

let writer: string;
let folder: string;

beforeAll(async () => {
  writer = await buildWriter('reward-writer');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-rewards-'));
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

/** Adds a player, a gift and the exchange rate. Returns the id of the player. */
async function prepare(place: StorePlace): Promise<string> {
  const database = await openDatabase(place, testStoreKey);
  await prepareLedger(database);
  const { sql } = database;
  const words = JSON.stringify({ EN: 'Gift', TY: 'Regalo', CN: '礼物', TH: 'ของขวัญ' });
  await sql
    .insertInto('point_item')
    .values({
      code: 'gift',
      kind: 'gift',
      sort: 0,
      names: words,
      descriptions: words,
      points: samplePoints,
      amount: samplePrice,
      pays: 0,
      stock,
      most: 1,
      is_sent: true,
    })
    .execute();
  await sql.insertInto('point_exchange').values({ least: 1, rate: samplePrice }).execute();
  const { id } = await addPlayer(database, 'taker', 0);
  await database.close();
  return id;
}

/** Runs the writer, kills it at random points, and lets it finish. Returns the steps that it has told. */
async function killOften(place: string, times: number): Promise<string[]> {
  const told: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const { lines, status } = await runWriter(writer, {
      folder: place,
      name: String(stock),
      killAfter: 1 + Math.ceil(Math.random() * 16),
      killDelayMs: Math.random() * 12,
    });
    expect({ status, lines: lines.slice(0, 1) }).toEqual({ status: null, lines: ['ready'] });
    told.push(...lines.slice(1));
  }
  const { status, lines } = await runWriter(writer, {
    folder: place,
    name: String(leastRounds - 1),
  });
  expect(status).toBe(0);
  return [...told, ...lines.slice(1)];
}

/** The steps that were told, and that the store does not have. */
async function lostSteps({ sql }: Database, told: readonly string[]): Promise<string[]> {
  const steps = await sql.selectFrom('money_step').select(['subject_id', 'to_state']).execute();
  const stored = new Set(steps.map((step) => `${step.subject_id} ${step.to_state}`));
  return told.filter((line) => !stored.has(line));
}

/** How many of the first `rounds` rounds have the rest `rest` when their number is divided by `by`. */
const countOf = (rounds: number, by: number, rest: number) =>
  Array.from({ length: rounds }, (_, n) => n % by).filter((one) => one === rest).length;

async function expectNothingLost(database: Database, memberId: string, told: readonly string[]) {
  const { sql } = database;
  expect(await lostSteps(database, told)).toEqual([]);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  expect(await auditPoints(sql)).toEqual(balancedPoints);
  const redemptions = await sql.selectFrom('redemption').select('state').execute();
  const rounds = redemptions.length;
  expect(rounds).toBeGreaterThanOrEqual(leastRounds);
  const rewards = await sql.selectFrom('reward').select('state').execute();
  expect(rewards.map(({ state }) => state)).toEqual(Array(rounds).fill('claimed'));
  const converted = countOf(rounds, 3, 0);
  const rejected = countOf(rounds, 3, 1);
  const sent = countOf(rounds, 3, 2);
  const states = redemptions.map(({ state }) => state);
  expect(states.filter((state) => state === 'rejected')).toHaveLength(rejected);
  expect(states.filter((state) => state === 'approved')).toHaveLength(converted + sent);
  const gift = await sql.selectFrom('point_item').select('stock').executeTakeFirstOrThrow();
  expect(gift.stock).toBe(stock - sent);
  expect(await balanceOfPoints(sql, memberId)).toBe(
    countOf(rounds, 2, 0) * paidPoints - (converted + sent) * samplePoints,
  );
  expect(await balanceOf(sql, memberId)).toBe(
    countOf(rounds, 2, 1) * paidCash + (converted - sent) * samplePrice,
  );
}

async function check(store: StorePlace, place: string): Promise<void> {
  const memberId = await prepare(store);
  const told = await killOften(place, kills);
  const database = await openDatabase(store, testStoreKey);
  await expectNothingLost(database, memberId, told);
  await database.close();
}

describe('a gateway that is killed at random points of claims and redemptions', () => {
  it.runIf(isKilledOnFolder)(
    'pays each reward once and loses no points and no piece, with its store in a folder',
    async () => {
      const place = path.join(folder, 'store');
      await check({ kind: 'folder', path: place }, place);
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

    it('pays each reward once and loses no points and no piece', async () => {
      const url = await server.database('rewards');
      await check({ kind: 'postgres', url }, url);
    }, 480_000);
  });
});
