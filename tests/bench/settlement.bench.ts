import { expect } from 'vitest';
import { settleDueBets } from '#gateway/bets/bets.ts';
import { recordWins } from '#gateway/play/play.ts';
import { type Database, openDatabase, type StorePlace } from '#gateway/store/database.ts';
import { addPlayer, prepareLedger } from '../support/add-player.ts';
import { auditLedger, balancedLedger } from '../support/audit-ledger.ts';
import { dueAt, fillDueBets } from '../support/fill-due-bets.ts';
import { measureEachStore } from './measure-each-store.ts';
import { printLine } from './print-line.ts';

const members = 250;
/** The goal on an embedded store is one minute. */
const bets = 10_000;

/** Settles all due bets, in as many runs as the job needs. */
async function settleAll(database: Database): Promise<number> {
  let settled = 0;
  for (;;) {
    const count = await settleDueBets(database, dueAt, { onSettled: recordWins });
    settled += count;
    if (count === 0) return settled;
  }
}

async function measure(name: string, place: StorePlace): Promise<void> {
  const database = await openDatabase(place);
  await prepareLedger(database);
  const due = new Map<string, number>();
  for (let n = 0; n < members; n += 1) {
    const { id } = await addPlayer(database, `bench${n}`, 100_000_00);
    due.set(id, bets / members);
  }
  await fillDueBets(database, due);
  const start = performance.now();
  expect(await settleAll(database)).toBe(bets);
  const took = (performance.now() - start) / 1_000;
  expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  printLine(
    `${bets} due bets of ${members} members settled on ${name} in ${took.toFixed(1)} s ` +
      `(${Math.round(bets / took)}/s): all sums zero`,
  );
  await database.close();
}

measureEachStore('settles due bets', measure);
