import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#gateway/store/database.ts';
import { addPlayer, prepareLedger } from '../support/add-player.ts';
import { fillRecords } from '../support/fill-records.ts';
import { recordQueries, wholePeriod } from '../support/record-queries.ts';
import { openTestStore } from '../support/test-store.ts';
import { printLine } from './print-line.ts';

const rows = 200_000;

/** The shortest of five runs, in milliseconds. */
async function msOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

it(`reads records of a member with ${rows} rows in at most three times a bare index scan`, async () => {
  const database = await openDatabase(await openTestStore('empty'));
  const { sql } = database;
  await prepareLedger(database);
  const { id } = await addPlayer(database, 'heavy', 0);
  await fillRecords(sql, id, rows);
  const { from, to } = wholePeriod;
  const betScan = raw`select count(*) from round where member_id = ${id}::uuid and category = 'RNG'
    and created_at >= ${from} and created_at < ${to}`;
  const entryScan = raw`select count(*) from ledger_posting where account_id = ${id} and code is not null
    and created_at >= ${from} and created_at < ${to}`;
  const bets = await msOf(() => betScan.execute(sql));
  const entries = await msOf(() => entryScan.execute(sql));
  printLine(
    `Records of ${rows} rows: bare scan of bets ${bets.toFixed(1)} ms, of entries ${entries.toFixed(1)} ms`,
  );
  for (const [name, index, query] of recordQueries(sql, id, rows)) {
    const ms = await msOf(() => query().execute());
    const ratio = ms / (index === 'round_record' ? bets : entries);
    printLine(`  ${name.padEnd(24)} ${ms.toFixed(1).padStart(7)} ms  ${ratio.toFixed(2)} scans`);
    expect(ratio, name).toBeLessThanOrEqual(3);
  }
  await database.close();
}, 300_000);
