import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeByTurnover, addContract } from '#tests/support/add-contract.ts';
import { prepareLedger } from '#tests/support/add-player.ts';
import { addTeam } from '#tests/support/add-team.ts';
import { createBonusPlay } from '#tests/support/play-bonuses.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { addDailySums } from '../../records/records.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { listContractPays, listDryRun } from './operator-lists.ts';
import { settleContracts } from './settle-contracts.ts';

const hour = 3_600_000;
const start = Date.parse('2026-02-01T00:00+08:00');

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

it('a dry run has the payments that contracts would make, and pays nothing', async () => {
  const { sql } = database;
  const [agent = '', downline = '', player = ''] = await addTeam(database, [null, 0, 1]);
  const terms = { downline, upline: agent, beganAt: start, rules: [{ rate: 100 }] } as const;
  await addContract(database, { ...terms, kind: 'dailySalary' });
  await addContract(database, { ...terms, kind: 'hourlySalary' });
  await addContract(database, { ...terms, kind: 'dividend', period: 'M', carriesLoss: true });
  await createBonusPlay(database, start + 1).play(player, { key: 'a', stake: 300_00, pays: 0 });
  const { play } = createBonusPlay(database, start + 2 * hour);
  await play(player, { key: 'b', stake: 200_00, pays: 150_00 });
  await addDailySums(database);
  const dry = await listDryRun(sql, start + 2 * hour + 1, activeByTurnover);
  expect(dry.map(({ kind, turnover, amount }) => [kind, turnover, amount])).toEqual([
    ['dailySalary', 500_00, 5_00],
    ['hourlySalary', 200_00, 2_00],
    ['dividend', 500_00, 3_50],
  ]);
  expect(await listContractPays(sql)).toEqual([]);
  await settleContracts(database, start + 28 * 24 * hour + hour, activeByTurnover);
  const pays = await listContractPays(sql);
  for (const { kind, amount } of dry) {
    expect(pays.filter((one) => one.kind === kind && one.amount === amount)).toHaveLength(1);
  }
});
