import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#protocol/model/market-day.ts';
import { listDownlines } from '#gateway/agents/downlines/list-downlines.ts';
import { readIncome } from '#gateway/agents/reports/income.ts';
import { teamCategories, teamPeople } from '#gateway/agents/reports/overview.ts';
import { readTeamEntries } from '#gateway/agents/reports/team-entries.ts';
import { teamFigures } from '#gateway/agents/reports/team-figures.ts';
import { readTeamRows } from '#gateway/agents/reports/team-rows.ts';
import { countDirect, countTeam, pathTo } from '#gateway/agents/team/team.ts';
import { rebuildDailySums } from '#gateway/records/records.ts';
import { type Database, openDatabase } from '#gateway/store/database.ts';
import { betDays, fillTeam, firstBetAt, idOfNth } from '../support/fill-team.ts';
import { findPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { printLine } from './print-line.ts';

const members = 100_000;
const bets = 1_000_000;
const programs = findPostgres();

/** The shortest of three runs, in milliseconds. */
async function msOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe.skipIf(programs === null)(`reports of a team of ${members} with ${bets} bets`, () => {
  let server: Postgres;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    database = await openDatabase({ kind: 'postgres', url: await server.database('reports') });
    await fillTeam(database.sql, members, bets);
    const start = performance.now();
    await rebuildDailySums(database);
    printLine(
      `Sums of ${bets} bets computed again in ${(performance.now() - start).toFixed(0)} ms`,
    );
    await raw`vacuum (analyze)`.execute(database.sql);
  }, 900_000);
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  it('take at most five times a bare index scan over the daily sums', async () => {
    const { sql } = database;
    const agentId = idOfNth(1);
    const from = dayOf(firstBetAt);
    const days = { from, to: from + betDays };
    const asOf = firstBetAt + 400 * 86_400_000;
    const scan = await msOf(() =>
      raw`select count(*) from daily_sum where day >= ${days.from} and day < ${days.to}`.execute(
        sql,
      ),
    );
    printLine(`Bare scan of the daily sums: ${scan.toFixed(1)} ms`);
    const filter = { parentId: agentId, days, search: '', category: '', asOf } as const;
    const everybody = { ...filter, by: 'member', depth: 'all' } as const;
    const page = { after: null, offset: 0, size: 20 };
    const entries = { parentId: agentId, depth: 'all', search: '', code: '', asOf } as const;
    const times = { from: firstBetAt, to: asOf };
    const reports: Readonly<Record<string, () => Promise<unknown>>> = {
      figures: () => teamFigures(sql, { agentId, ...days }),
      categories: () => teamCategories(sql, { agentId, ...days }),
      'active members': () => teamPeople(sql, { agentId, ...days }),
      'profit of one level': () => readTeamRows(sql, { ...filter, by: 'team', depth: 'one' }, page),
      'members of all levels': () => readTeamRows(sql, everybody, page),
      'a page in the middle': () =>
        readTeamRows(sql, everybody, { ...page, after: idOfNth(60_000) }),
      'members in one category': () => readTeamRows(sql, { ...everybody, category: 'LIVE' }, page),
      'members found': () => readTeamRows(sql, { ...everybody, search: 'm9' }, page),
      entries: () => readTeamEntries(sql, { ...entries, ...times }, { after: null, size: 20 }),
      income: () => readIncome(sql, agentId, days),
    };
    for (const [name, report] of Object.entries(reports)) {
      const ms = await msOf(report);
      const ratio = ms / scan;
      printLine(`  ${name.padEnd(24)} ${ms.toFixed(1).padStart(8)} ms  ${ratio.toFixed(2)} scans`);
      expect(ratio, name).toBeLessThanOrEqual(5);
    }
  }, 300_000);

  it('show downlines as fast in a team of 100,000 as in one of ten', async () => {
    const { sql } = database;
    const open = (parentId: string, more: object = {}) =>
      listDownlines(sql, parentId, { parentId, levelsAbove: 0, search: '', size: 20, ...more });
    const top = idOfNth(1);
    const small = await msOf(() => open(idOfNth(1_001)));
    printLine(`Downlines of an agent with ten: ${small.toFixed(1)} ms`);
    const works: Readonly<Record<string, () => Promise<unknown>>> = {
      'first level': () => open(top),
      'lowest level': () => open(top, { depth: 5 }),
      'page in the middle': () => open(top, { depth: 5, after: idOfNth(60_000) }),
      'one account': () => open(top, { search: 'm99999' }),
      'first signs of many': () => open(top, { search: 'm9' }),
      'way to a member': () => pathTo(sql, top, idOfNth(99_999)),
    };
    for (const [name, work] of Object.entries(works)) {
      const ms = await msOf(work);
      const ratio = ms / small;
      printLine(`  ${name.padEnd(24)} ${ms.toFixed(1).padStart(8)} ms  ${ratio.toFixed(2)} lists`);
      expect(ratio, name).toBeLessThanOrEqual(5);
    }
    const counts = await msOf(() => Promise.all([countTeam(sql, top), countDirect(sql, top)]));
    const scan = await msOf(() => raw`select count(*) from member_ancestor`.execute(sql));
    printLine(`  counts of the team: ${(counts / scan).toFixed(2)} scans of all teams`);
    expect(counts / scan).toBeLessThanOrEqual(5);
  }, 120_000);
});
