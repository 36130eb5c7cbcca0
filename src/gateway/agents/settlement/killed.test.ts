import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { depthOf } from '#tests/support/depths.mjs';
import { addContract } from '#tests/support/add-contract.ts';
import { clock, prepareLedger } from '#tests/support/add-player.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { buildWriter, runKilled, runToEnd } from '#tests/support/run-writer.ts';
import type { SharedPlace } from '#tests/support/store-place.ts';
import { openDatabase } from '../../store/database.ts';

const hourMs = 3_600_000;
const hours = 60;
const kills = depthOf('kills');
const stake = 100_00;
const rate = 100;

let writer: string;

beforeAll(async () => {
  writer = await buildWriter('contract-writer');
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
});

/** Adds an agent with a contract of the merchant, a downline with one of the agent, and a player who bets in each hour. */
async function prepare(place: SharedPlace): Promise<readonly string[]> {
  const database = await openDatabase(place);
  await prepareLedger(database);
  const [agent = '', downline = '', player = ''] = await addTeam(database, [null, 0, 1]);
  const terms = { kind: 'hourlySalary', rules: [{ rate }], beganAt: clock.now() } as const;
  const ids = [
    await addContract(database, { ...terms, upline: null, downline: agent }),
    await addContract(database, { ...terms, upline: agent, downline }),
  ];
  for (let nth = 0; nth < hours; nth += 1) {
    const { play } = createBonusPlay(database, clock.now() + nth * hourMs + 1);
    await play(player, { key: `bet-${nth}`, stake, pays: 0 });
  }
  await database.close();
  return ids;
}

async function check(store: SharedPlace, folder: string): Promise<void> {
  const ids = await prepare(store);
  const run = { folder, name: String(hours) };
  for (let nth = 0; nth < kills; nth += 1) await runKilled(writer, { ...run, mostLines: 3 });
  await runToEnd(writer, run);
  const database = await openDatabase(store);
  const { sql } = database;
  for (const id of ids) {
    const payments = sql.selectFrom('contract_payment').selectAll().where('contract_id', '=', id);
    const rows = await payments.orderBy('starts_at').execute();
    const starts = Array.from({ length: hours }, (_, nth) => clock.now() + nth * hourMs);
    expect(rows.map(({ starts_at: at }) => at)).toEqual(starts);
    expect(rows.every(({ state, amount }) => state === 'paid' && amount === 1_00)).toBe(true);
    const entries = sql.selectFrom('ledger_entry').select('id');
    const paid = await entries.where('key', 'like', `contract:${id}:%`).execute();
    expect(paid).toHaveLength(hours);
  }
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  await database.close();
}

onEachStore('a killed gateway pays each hour of a contract once', check);
