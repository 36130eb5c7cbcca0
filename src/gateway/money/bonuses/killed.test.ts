import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { demoSeed } from '#demo/demo.ts';
import { depthOf } from '#tests/support/depths.mjs';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { cashWon, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { buildWriter, runKilled, runToEnd } from '#tests/support/run-writer.ts';
import { bonusRuleRows } from '../../seed/content-rows.ts';
import { type Database, openDatabase, type StorePlace } from '../../store/database.ts';
import { pursesOf } from '../ledger.ts';

const kills = depthOf('kills');
const opening = 10_000_000_00;

let writer: string;
let folder: string;

beforeAll(async () => {
  writer = await buildWriter('bonus-writer');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-bonuses-'));
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

/** Adds the house and a rule whose money is staked before the cash. */
async function prepare(place: StorePlace): Promise<void> {
  const database = await openDatabase(place);
  await prepareBonuses(database);
  const gift = demoSeed.bonusRules.filter(({ id }) => id === 'reward');
  const bonusRules = gift.map((rule) => ({
    ...rule,
    id: 'bonus-first',
    terms: { ...rule.terms, order: 'bonusFirst' as const },
  }));
  const rows = bonusRuleRows({ ...demoSeed, bonusRules });
  await database.sql.insertInto('bonus_rule').values(rows).execute();
  await database.close();
}

/** Runs the writer, kills it at random points, and lets it finish. Returns what it has told. */
async function killOften(place: StorePlace, store: string): Promise<string[]> {
  const file = path.join(folder, `of-${place.kind}`);
  const told: string[] = [];
  const run = { folder: store, name: file };
  for (let nth = 0; nth < kills; nth += 1)
    told.push(...(await runKilled(writer, { ...run, mostLines: 14 })));
  fs.writeFileSync(`${file}.finish`, '');
  return [...told, ...(await runToEnd(writer, run))];
}

/** What was told, and the store does not have. */
async function lost({ sql }: Database, told: readonly string[]): Promise<string[]> {
  const steps = await sql.selectFrom('money_step').select(['subject_id', 'to_state']).execute();
  const rounds = await sql.selectFrom('round').select('key').where('status', '<>', 0).execute();
  const stored = new Set([
    ...steps.map((step) => `bonus ${step.subject_id} ${step.to_state}`),
    ...rounds.map(({ key }) => `round ${key}`),
  ]);
  return told.filter((line) => !stored.has(line));
}

async function expectNothingLost(database: Database, told: readonly string[]): Promise<void> {
  const { sql } = database;
  expect(await lost(database, told)).toEqual([]);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  const bonuses = await sql.selectFrom('bonus').selectAll().execute();
  const ends = new Set(bonuses.map(({ state }) => state));
  expect([...ends].toSorted()).toEqual(['expired', 'forfeited', 'released']);
  for (const { state, turnover, goal, released } of bonuses) {
    expect(released > 0).toBe(state === 'released');
    expect(turnover >= goal).toBe(state === 'released');
  }
  const memberId = bonuses[0]?.member_id ?? '';
  const released = bonuses.reduce((sum, one) => sum + one.released, 0);
  const { cash, bonus } = await pursesOf(sql, memberId);
  expect(bonus).toBe(0);
  expect(cash).toBe(opening + (await cashWon(database, memberId)) + released);
}

async function check(place: StorePlace, store: string): Promise<void> {
  await prepare(place);
  const told = await killOften(place, store);
  const database = await openDatabase(place);
  await expectNothingLost(database, told);
  await database.close();
}

onEachStore('a killed gateway pays no bonus twice and loses none', check);
