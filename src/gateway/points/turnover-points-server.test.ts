import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOfDay } from '#protocol/model/market-day.ts';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { prepareRound, settleRound } from '../bets/rounds.ts';
import { addDailySums } from '../records/records.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { balanceOfPoints } from './point-ledger.ts';
import { creditTurnoverPoints } from './turnover-points.ts';

const programs = findPostgres();
const start = startOfDay(20_000);
const tenMinutes = 10 * 60_000;

// Only a server has two transactions at once.
describe.skipIf(programs === null)('points on a server', () => {
  let server: Postgres;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    database = await openDatabase({ kind: 'postgres', url: await server.database('points') });
    await prepareLedger(database);
    const rate = { category: 'RNG', since_day: 0, turnover: 20_00 } as const;
    await database.sql.insertInto('point_rate').values(rate).execute();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  let rounds = 0;
  async function bet(memberId: string, stake: number): Promise<void> {
    rounds += 1;
    const facts = { leastBet: null, lines: null, isJackpot: false };
    const player = { memberId, nodeId: 1, category: 'RNG', vendor: 'V', facts } as const;
    const decide = () => ({ payoutCentavos: 0, outcome: null });
    const round = prepareRound({ key: `round-${rounds}`, stakeCentavos: stake, decide });
    await database.transaction((sql) => settleRound(sql, player, round, start));
  }

  it('are credited for turnover that another gateway adds while a job looks at the day', async () => {
    const { id } = await addPlayer(database, 'player', 10_000_00);
    await bet(id, 20_00);
    await addDailySums(database);
    await bet(id, 40_00);
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let adding: Promise<unknown> = Promise.resolve();
    await new Promise<void>((added) => {
      const transaction: Database['transaction'] = (work) =>
        database.transaction(async (sql) => {
          const result = await work(sql);
          added();
          await finished;
          return result;
        });
      adding = addDailySums({ ...database, transaction });
    });
    await creditTurnoverPoints(database, start);
    finish();
    await adding;
    await creditTurnoverPoints(database, start + tenMinutes);
    expect(await balanceOfPoints(database.sql, id)).toBe(3);
  });
});
