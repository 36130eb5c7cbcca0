import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { auditBooks } from '#tests/support/crash/money-facts.ts';
import { depthOf } from '#tests/support/depths.mjs';
import { loads } from '#tests/support/loads/loads.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { prepareBonuses } from '#tests/support/play-bonuses.ts';
import { buildWriter, runKilled, runToEnd } from '#tests/support/run-writer.ts';
import type { SharedPlace } from '#tests/support/store-place.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openDatabase } from '../store/database.ts';

const kills = depthOf('kills');
/** Hours and weeks that jobs pay for: more than are done before the last kill. */
const periods = 6 + kills;

let writer: string;
let folder: string;

beforeAll(async () => {
  writer = await buildWriter('money-writer');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-money-'));
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
  fs.rmSync(folder, { recursive: true });
});

async function prepare(place: SharedPlace): Promise<void> {
  const database = await openDatabase(place, testStoreKey);
  await prepareBonuses(database);
  for (const load of loads) await load.prepare(database, periods);
  await database.close();
}

/** Kills the writer at random points, then lets it finish. Returns the steps that it has reported. */
async function killOften(store: string, file: string): Promise<string[]> {
  const run = { folder: store, name: `${file} ${periods}` };
  const reported: string[] = [];
  for (let nth = 0; nth < kills; nth += 1)
    reported.push(...(await runKilled(writer, { ...run, mostLines: 150 })));
  fs.writeFileSync(`${file}.finish`, '');
  return [...reported, ...(await runToEnd(writer, run))];
}

async function check(place: SharedPlace, store: string): Promise<void> {
  const file = path.join(folder, place.kind);
  await prepare(place);
  const lines = await killOften(store, file);
  const database = await openDatabase(place, testStoreKey);
  for (const { name, check: faultsOf } of loads) {
    const own = lines.filter((line) => line.startsWith(`${name} `));
    const reported = own.map((line) => line.slice(name.length + 1));
    expect(reported, `the steps of the ${name} load`).not.toEqual([]);
    expect(await faultsOf({ database, reported, file, periods }), `the ${name} load`).toEqual([]);
  }
  expect(await auditBooks(database)).toEqual([]);
  await database.close();
}

onEachStore('a killed gateway loses no money and moves none twice', check);
