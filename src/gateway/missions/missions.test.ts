import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inEachLanguage } from '#protocol/model/language.ts';
import { dayMs, dayOf, startOfDay, weekOf } from '#protocol/model/market-day.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { loadPasts, type PastEvent } from '../seed/past/past.ts';
import { noConditions } from '../offers/offers.ts';
import { addDailySums } from '../records/records.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { payMission } from './claim-mission.ts';
import type { MissionTable } from '../store/tables/mission-tables.ts';
import { readOwnMissions } from './own-missions.ts';

/** A Thursday in the afternoon. */
const now = startOfDay(weekOf(dayOf(clock.now())) + 3) + 15 * 3_600_000;
const today = dayOf(now);
const title = inEachLanguage(() => 'M');

let database: Database;
let memberId: string;
let nth = 0;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql.deleteFrom('mission').execute();
  ({ id: memberId } = await addPlayer(database, `sailor${(nth += 1)}`, 1_000_000_00));
});

type Rule = Pick<MissionTable, 'period' | 'goal' | 'category' | 'target'>;

async function offer(id: string, rule: Partial<Rule>): Promise<void> {
  const mission = { period: 'day', goal: 'bets', category: null, target: 1, ...rule } as const;
  const row = { id, sort: 0, reward: 25_00, titles: JSON.stringify(title), ...mission };
  await database.sql.insertInto('mission').values(row).execute();
}

function bet(minutesAgo: number, stakeCentavos: number, more: object = {}): PastEvent {
  return {
    kind: 'bet',
    minutesAgo,
    endedMinutesAgo: minutesAgo,
    nodeId: 1,
    category: 'RNG',
    vendor: 'V',
    stakeCentavos,
    choice: null,
    result: { payoutCentavos: 0, outcome: null },
    cancelled: null,
    ...more,
  };
}

const play = (...events: PastEvent[]) =>
  database.transaction((sql) => loadPasts(sql, [{ memberId, payoutAccountId: '', events }], now));

const own = (at = now) => readOwnMissions(database.sql, memberId, at);
const first = async (at = now) => (await own(at))[0];
const claim = (missionId: string, from = today, at = now) =>
  database.transaction((sql) =>
    payMission(sql, { memberId, missionId, from, conditions: noConditions }, at),
  );

describe('the progress of a mission', () => {
  it('counts settled bets, and none that are open, tied or cancelled', async () => {
    await offer('bets', { target: 3 });
    await play(
      bet(30, 100),
      bet(20, 100, { endedMinutesAgo: -20 }),
      bet(10, 100, { result: { payoutCentavos: 100, outcome: null } }),
      bet(5, 100, { cancelled: 'Rain' }),
    );
    expect(await first()).toMatchObject({ progress: 1, state: 'open' });
  });

  it('counts the games of its category only', async () => {
    await offer('slots', { goal: 'turnover', category: 'RNG', target: 10_000 });
    await play(bet(30, 700), bet(20, 900, { category: 'LIVE' }));
    expect(await first()).toMatchObject({ progress: 700 });
  });

  it('counts days of +08:00 with a sign-in, each once', async () => {
    await offer('days', { period: 'week', goal: 'logins', target: 5 });
    const times = [0, 60_000, dayMs, dayMs - 60_000].map((ago) => now - ago);
    const login = { member_id: memberId, method: 'password', network: '', user_agent: '' } as const;
    const rows = times.map((at, index) => ({
      ...login,
      id: `00000000-0000-7000-8000-${String(nth * 100 + index).padStart(12, '0')}`,
      at,
      outcome: 'success' as const,
    }));
    await database.sql.insertInto('login_record').values(rows).execute();
    expect(await first()).toMatchObject({ progress: 2 });
  });

  it('is never more than the target', async () => {
    await offer('bets', { target: 1 });
    await play(bet(30, 100), bet(20, 100));
    expect(await first()).toMatchObject({ progress: 1, state: 'done' });
  });

  it('equals a recount from the ledger for any history', async () => {
    await offer('bets', { period: 'week', goal: 'bets', target: 1_000_000 });
    await offer('turnover', { period: 'week', goal: 'turnover', target: 1_000_000_00 });
    await offer('deposit', { period: 'week', goal: 'deposit', target: 1_000_000_00 });
    const minutes = fc.integer({ min: 1, max: 6 * 24 * 60 });
    const anyBet = fc
      .tuple(minutes, fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(0, 1, 2), fc.boolean())
      .map(([ago, stake, times, isOff]) =>
        bet(ago, stake, {
          result: { payoutCentavos: stake * times, outcome: null },
          cancelled: isOff ? 'Rain' : null,
        }),
      );
    const anyDeposit = fc
      .tuple(minutes, fc.integer({ min: 100, max: 50_000 }))
      .map(([minutesAgo, centavos]) => ({
        kind: 'deposit' as const,
        minutesAgo,
        centavos,
        remark: '',
        channel: 'agos',
        state: 'paid' as const,
      }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anyBet, anyDeposit), { maxLength: 12 }),
        fc.boolean(),
        async (events, isSummed) => {
          ({ id: memberId } = await addPlayer(database, `any${(nth += 1)}`, 1_000_000_00));
          await play(...events);
          if (isSummed) await addDailySums(database);
          const from = startOfDay(weekOf(today));
          const entries = await database.sql
            .selectFrom('ledger_entry')
            .leftJoin('ledger_posting', (on) =>
              on.onRef('entry_id', '=', 'ledger_entry.id').on('account_id', '=', memberId),
            )
            .select(['kind', 'turnover', 'amount', 'ledger_entry.member_id'])
            .where('ledger_entry.created_at', '>=', from)
            .execute();
          const mine = entries.filter((entry) => entry.member_id === memberId);
          const paid = entries.filter(({ kind }) => kind === 'deposit' || kind === 'depositFee');
          const progress = new Map(
            (await own()).map((one) => [one.mission.id, one.progress] as const),
          );
          expect(Object.fromEntries(progress)).toEqual({
            bets: mine.filter(({ turnover }) => turnover > 0).length,
            turnover: mine.reduce((sum, { turnover }) => sum + turnover, 0),
            deposit: paid.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
          });
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a mission', () => {
  it('pays once for 64 claims at once, and once for each period', async () => {
    await offer('bets', {});
    await play(bet(24 * 60, 100), bet(30, 100));
    const before = await balanceOf(database.sql, memberId);
    const claims = await Promise.all(Array.from({ length: 64 }, () => claim('bets')));
    expect(new Set(claims)).toEqual(new Set([25_00]));
    expect(await balanceOf(database.sql, memberId)).toBe(before + 25_00);
    expect(await own()).toMatchObject([
      { days: { from: today - 1 }, state: 'done' },
      { days: { from: today }, state: 'claimed' },
    ]);
    await claim('bets', today - 1);
    expect(await balanceOf(database.sql, memberId)).toBe(before + 50_00);
    expect(await own()).toMatchObject([{ days: { from: today }, state: 'claimed' }]);
    expect(await auditLedger(database.sql)).toEqual(balancedLedger);
  });

  it('is not paid before it is done, nor two periods later, nor for a day to come', async () => {
    await offer('bets', { target: 2 });
    await play(bet(30, 100));
    const refused = { code: 'changed_elsewhere' };
    await expect(claim('bets')).rejects.toMatchObject(refused);
    await database.sql.updateTable('mission').set({ target: 1 }).execute();
    await expect(claim('bets', today, now + 2 * dayMs)).rejects.toMatchObject(refused);
    await expect(claim('bets', today + 1)).rejects.toMatchObject(refused);
    expect(await claim('bets', today, now + dayMs)).toBe(25_00);
  });

  it('that is off is not shown and not paid', async () => {
    await offer('bets', {});
    await play(bet(30, 100));
    await database.sql.updateTable('mission').set({ enabled: false }).execute();
    expect(await own()).toEqual([]);
    await expect(claim('bets')).rejects.toMatchObject({ code: 'not_found' });
  });
});
