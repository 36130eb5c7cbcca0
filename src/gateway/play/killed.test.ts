import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { buildWriter, runWriter } from '#tests/support/run-writer.ts';
import { type Database, openDatabase, type StorePlace } from '../store/database.ts';

/** Kills by kind of store. A folder takes seconds to open again. */
const kills = { folder: 6, postgres: 16 } as const;
const opening = 1_000_000_00;

let writer: string;
let folder: string;

beforeAll(async () => {
  writer = await buildWriter('bet-writer');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-bets-'));
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

type KilledStore = Extract<StorePlace, { kind: keyof typeof kills }>;

/** Runs the writer and kills it at random points, then lets it settle everything. Returns what it has told, by run. */
async function killOften(place: KilledStore, store: string): Promise<string[][]> {
  const name = path.join(folder, `of-${place.kind}`);
  const told: string[][] = [];
  for (let nth = 0; nth < kills[place.kind]; nth += 1) {
    const killAfter = 1 + Math.ceil(Math.random() * 20);
    const killDelayMs = Math.random() * 12;
    const { lines, status } = await runWriter(writer, {
      folder: store,
      name,
      killAfter,
      killDelayMs,
    });
    expect({ status, first: lines[0] }).toEqual({ status: null, first: 'ready' });
    told.push(lines.slice(1));
  }
  fs.writeFileSync(`${name}.finish`, '');
  const { status, lines } = await runWriter(writer, { folder: store, name });
  expect(status).toBe(0);
  return [...told, lines.slice(1)];
}

/** The bets of the members in the order of their runs, with the balance of each. */
async function membersOf({ sql }: Database) {
  const accounts = sql.selectFrom('ledger_account').select(['id', 'balance']);
  const members = await accounts.where('kind', '=', 'member').orderBy('id').execute();
  return Promise.all(
    members.map(async ({ id, balance }) => {
      const rounds = sql.selectFrom('round').selectAll().where('member_id', '=', id);
      return { balance, rounds: await rounds.execute() };
    }),
  );
}

async function check(place: KilledStore, store: string): Promise<void> {
  const empty = await openDatabase(place);
  await prepareLedger(empty);
  await empty.close();
  const told = await killOften(place, store);
  const database = await openDatabase(place);
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  const members = await membersOf(database);
  expect(members).toHaveLength(told.length);
  for (const [nth, { balance, rounds }] of members.entries()) {
    const won = rounds.reduce((sum, { payout, stake }) => sum + payout - stake, 0);
    expect(balance).toBe(opening + won);
    expect(rounds.filter(({ status }) => status === 0)).toEqual([]);
    const keys = new Set(rounds.map(({ key }) => key));
    const lines = told[nth] ?? [];
    const named = (word: string) => lines.flatMap((line) => line.split(`${word} `)[1] ?? []);
    expect(named('placed').filter((key) => !keys.has(key))).toEqual([]);
    expect(named('ended').filter((key) => !keys.has(`${key}-raise`))).toEqual([]);
  }
  await database.close();
}

it('a killed gateway on a folder loses no bet and settles none twice', async () => {
  const store = path.join(folder, 'store');
  await check({ kind: 'folder', path: store }, store);
}, 480_000);

const programs = findPostgres();

describe.skipIf(programs === null)('on PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.close());

  it('a killed gateway loses no bet and settles none twice', async () => {
    const url = await server.database('bets');
    await check({ kind: 'postgres', url }, url);
  }, 240_000);
});
