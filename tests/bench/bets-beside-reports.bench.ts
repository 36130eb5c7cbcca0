import { randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#protocol/model/market-day.ts';
import { teamPeople } from '#gateway/agents/reports/overview.ts';
import { teamFigures } from '#gateway/agents/reports/team-figures.ts';
import { createMemberRounds } from '#gateway/play/member-rounds.ts';
import { rebuildDailySums } from '#gateway/records/records.ts';
import { type Database, openDatabase, type Sql } from '#gateway/store/database.ts';
import { addPlayer, clock, prepareLedger, type TestPlayer } from '../support/add-player.ts';
import { betDays, fillTeam, firstBetAt, idOfNth } from '../support/fill-team.ts';
import { findPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { printLine } from './print-line.ts';

/** Members of the team, with one bet each in its history. `BENCH_MEMBERS=1000000 npm run bench` measures the size of the goal. */
const members = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const reporters = 20;
const playerCount = 8;
const seconds = 10;
const longestMs = 3_600_000;
const programs = findPostgres();

/** Runs `work` again and again, `count` at once, until `isOver`. Returns the duration of each run in milliseconds. */
async function repeat(
  count: number,
  isOver: () => boolean,
  work: (nth: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const one = async (nth: number): Promise<void> => {
    while (!isOver()) {
      const start = performance.now();
      await work(nth);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, nth) => one(nth)));
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

describe.skipIf(programs === null)(`bets beside reports over ${members} members`, () => {
  let server: Postgres;
  let database: Database;
  const players: TestPlayer[] = [];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    database = await openDatabase({ kind: 'postgres', url: await server.database('beside') });
    await prepareLedger(database);
    await fillTeam(database.sql, members, members);
    await rebuildDailySums(database);
    await raw`vacuum (analyze)`.execute(database.sql);
    for (let n = 0; n < playerCount; n += 1) {
      players.push(await addPlayer(database, `bench${n}`, 1_000_000_00));
    }
  }, longestMs);
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  /** Places bets of all players at once for some seconds. */
  function placeBets(): Promise<number[]> {
    const rounds = createMemberRounds(database, clock);
    const until = performance.now() + seconds * 1_000;
    const isOver = () => performance.now() >= until;
    return repeat(playerCount, isOver, (nth) => {
      const session = players[nth]?.session ?? '';
      const decide = () => ({ payoutCentavos: 0, outcome: {} });
      return rounds.play(session, 'slot', { key: randomUUID(), stakeCentavos: 500, decide });
    });
  }

  it(
    'have a p95 that is measured alone and beside 20 reports',
    async () => {
      const from = dayOf(firstBetAt);
      const days = { from, to: from + betDays };
      const report = async (sql: Sql, agentId: string) => {
        await teamFigures(sql, { agentId, ...days });
        await teamPeople(sql, { agentId, ...days });
      };
      await placeBets();
      const alone = await placeBets();
      let isOver = false;
      let failed = 0;
      const reading = repeat(
        reporters,
        () => isOver,
        (nth) =>
          database.read((sql) => report(sql, idOfNth(1 + (nth % 10)))).catch(() => (failed += 1)),
      );
      const beside = await placeBets();
      isOver = true;
      const reports = await reading;
      expect(Math.min(alone.length, beside.length, reports.length)).toBeGreaterThan(0);
      printLine(
        `A bet of ${playerCount} players beside ${reporters} reports over ${members} members: ` +
          `p95 ${p95(beside).toFixed(1)} ms, alone ${p95(alone).toFixed(1)} ms: ` +
          `${(p95(beside) / p95(alone)).toFixed(2)} times; ${reports.length} reports, ` +
          `${failed} of them cancelled`,
      );
    },
    longestMs,
  );
});
