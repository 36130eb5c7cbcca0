import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { dayMs } from '#contract/model/market-day.ts';
import { depthOf } from '#tests/support/depths.mjs';
import { addPlayer, clock } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { createBonusPlay, prepareBonuses } from '#tests/support/play-bonuses.ts';
import { onEachStore } from '#tests/support/on-each-store.ts';
import { buildWriter, runKilled, runToEnd } from '#tests/support/run-writer.ts';
import type { SharedPlace } from '#tests/support/store-place.ts';
import { openDatabase } from '../../store/database.ts';
import { offerLossRebates } from './offer-loss-rebates.ts';

const weeks = 40;
const players = ['one', 'two', 'three'];
const kills = depthOf('kills');
const loss = 2_000_00;
/** Five percent of the loss. */
const rebate = 100_00;

let writer: string;

beforeAll(async () => {
  writer = await buildWriter('rebate-writer');
});
afterAll(() => {
  fs.rmSync(path.dirname(writer), { recursive: true });
});

/** Begins the rule, and adds players who lose the same amount in each week. */
async function prepare(place: SharedPlace): Promise<void> {
  const database = await openDatabase(place);
  await prepareBonuses(database);
  await offerLossRebates(database, clock.now());
  for (const name of players) {
    const { id } = await addPlayer(database, name, weeks * loss);
    for (let nth = 0; nth < weeks; nth += 1) {
      const { play } = createBonusPlay(database, clock.now() + nth * 7 * dayMs);
      await play(id, { key: `${name}-${nth}`, stake: loss, pays: 0 });
    }
  }
  await database.close();
}

async function check(store: SharedPlace, folder: string): Promise<void> {
  await prepare(store);
  const run = { folder, name: String(weeks) };
  for (let nth = 0; nth < kills; nth += 1) await runKilled(writer, { ...run, mostLines: 2 });
  await runToEnd(writer, run);
  const database = await openDatabase(store);
  const { sql } = database;
  // The period before the rule began is closed without a rebate.
  const periods = await sql.selectFrom('loss_rebate_period').select('members').execute();
  expect(periods).toHaveLength(weeks + 1);
  const rebates = await sql.selectFrom('loss_rebate').selectAll().execute();
  expect(rebates).toHaveLength(weeks * players.length);
  const rewards = await sql.selectFrom('reward').select(['id', 'state', 'amount']).execute();
  expect(new Set(rewards.map(({ id }) => id))).toEqual(
    new Set(rebates.map((one) => one.reward_id)),
  );
  expect(rewards).toHaveLength(rebates.length);
  expect(rewards.every(({ state, amount }) => state === 'offered' && amount === rebate)).toBe(true);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
  await database.close();
}

onEachStore('a killed gateway offers each loss rebate once', check);
