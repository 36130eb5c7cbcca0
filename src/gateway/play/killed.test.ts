import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { depthOf } from '#tests/support/depths.mjs';
import { addPlayer } from '#tests/support/add-player.ts';
import { auditBets, settledBets } from '#tests/support/audit-bets.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { betKinds } from '#tests/support/bet-kinds.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { openBetGame, prepareGames } from '#tests/support/open-games.ts';
import { buildWriter, runKilled, runToEnd } from '#tests/support/run-writer.ts';
import type { SharedPlace } from '#tests/support/store-place.ts';
import { openDatabase } from '../store/database.ts';

const kills = depthOf('kills');
const opening = 1_000_000_00;

let writer: string;

beforeAll(async () => {
  writer = await buildWriter('bet-writer');
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
});

/** Adds a player with open games of all kinds. Returns the session of the player. */
async function prepare(place: SharedPlace): Promise<string> {
  const database = await openDatabase(place);
  await prepareGames(database);
  const player = await addPlayer(database, 'player', opening);
  for (const kind of betKinds) await openBetGame(database.sql, player, kind);
  await database.close();
  return player.session;
}

/** Kills the writer at bets of all kinds, then lets it repeat them and settle everything. Returns the keys that it has told. */
async function killOften(folder: string, session: string, times: number): Promise<string[]> {
  const told: string[] = [];
  for (let nth = 0; nth < times; nth += 1)
    told.push(...(await runKilled(writer, { folder, name: session, mostLines: 40 })));
  told.push(...(await runToEnd(writer, { folder, name: `${session} to the end` })));
  return told.map((line) => line.replace('placed ', ''));
}

async function check(place: SharedPlace, folder: string): Promise<void> {
  const session = await prepare(place);
  const told = await killOften(folder, session, kills);
  const database = await openDatabase(place);
  const { sql } = database;
  const rounds = await sql.selectFrom('round').select('key').execute();
  const keys = new Set(rounds.map(({ key }) => key));
  expect(told.filter((key) => !keys.has(key))).toEqual([]);
  expect(keys.size).toBe(rounds.length);
  for (const { name } of betKinds) expect(keys).toContain(`${name}-5`);
  expect(await auditBets(sql, opening)).toEqual(settledBets);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  await database.close();
}

onEachStore('a killed gateway loses no bet of any kind and settles none twice', check, {
  onFolder: true,
});
