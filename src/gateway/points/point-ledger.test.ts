import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, prepareLedger } from '#tests/support/add-player.ts';
import { auditPoints, balancedPoints } from '#tests/support/audit-points.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { pointEntryKinds } from '#protocol/vocabulary/point-entry-kind.ts';
import type { Refusal } from '../http/refusal.ts';
import { type Database, openDatabase } from '../store/database.ts';
import {
  balanceOfPoints,
  creditPoints,
  type PointEntry,
  postAllPoints,
  postPoints,
} from './point-ledger.ts';

let database: Database;
let members: string[];

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  const players = await Promise.all(['a', 'b'].map((name) => addPlayer(database, name, 0)));
  members = players.map(({ id }) => id);
});
afterAll(() => database.close());

const post = (entry: PointEntry) => database.transaction((sql) => postPoints(sql, entry));

function entryOf(memberId: string, key: string, points: number): PointEntry {
  const cause = { table: 'member', id: memberId } as const;
  return { memberId, key, points, kind: 'adjustment', cause, actor: 'operator', at: 0 };
}

/** Few keys and large numbers, so that keys repeat and balances run out. */
const moves = fc.array(
  fc.record({
    key: fc.nat(20),
    member: fc.nat(1),
    kind: fc.constantFrom(...pointEntryKinds),
    points: fc.integer({ min: -500, max: 500 }).filter((points) => points !== 0),
  }),
  { minLength: 1, maxLength: 15 },
);

describe('the points ledger', () => {
  it('agrees with a model: each key once, no negative balance, a sum of zero', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        run += 1;
        const balances = await Promise.all(members.map((id) => balanceOfPoints(database.sql, id)));
        const used = new Set<number>();
        for (const { key, member, kind, points } of list) {
          const entry = { ...entryOf(members[member] ?? '', `${run}-${key}`, points), kind };
          const outcome = await post(entry).catch((error: Refusal) => error.code);
          const after = (balances[member] ?? 0) + points;
          if (used.has(key)) expect(outcome).toBeNull();
          else if (after < 0) expect(outcome).toBe('insufficient_points');
          else {
            expect(outcome).toBe(after);
            used.add(key);
            balances[member] = after;
          }
        }
        expect(await Promise.all(members.map((id) => balanceOfPoints(database.sql, id)))).toEqual(
          balances,
        );
        expect(await auditPoints(database.sql)).toEqual(balancedPoints);
      }),
      { numRuns: 40 },
    );
  });

  it('posts many entries in one statement as it posts them one by one', async () => {
    let run = 0;
    const gains = moves.map((list) =>
      list.map((move) => ({ ...move, points: Math.abs(move.points) })),
    );
    await fc.assert(
      fc.asyncProperty(gains, async (list) => {
        run += 1;
        const balances = await Promise.all(members.map((id) => balanceOfPoints(database.sql, id)));
        const expected = new Map<string, number>();
        const entries = list.map(({ key, member, kind, points }) => {
          const entry = { ...entryOf(members[member] ?? '', `many-${run}-${key}`, points), kind };
          if (!expected.has(entry.key)) {
            balances[member] = (balances[member] ?? 0) + points;
            expected.set(entry.key, balances[member]);
          }
          return entry;
        });
        const post = () => database.transaction((sql) => postAllPoints(sql, entries));
        expect(new Map(await post())).toEqual(expected);
        expect(await post()).toEqual(new Map());
        const postings = await database.sql
          .selectFrom('point_posting')
          .innerJoin('point_entry', 'point_entry.id', 'entry_id')
          .select(['key', 'balance'])
          .where('key', 'in', [...expected.keys()])
          .where(
            'account_id',
            'in',
            members.map((id) => `points:${id}`),
          )
          .execute();
        expect(new Map(postings.map(({ key, balance }) => [key, balance]))).toEqual(expected);
        expect(await auditPoints(database.sql)).toEqual(balancedPoints);
      }),
      { numRuns: 20 },
    );
  });

  it('moves nothing of many entries when one is too large', async () => {
    const [member = '', other = ''] = members;
    const before = await balanceOfPoints(database.sql, other);
    const entries = [entryOf(other, 'small', 5), entryOf(member, 'large', -1_000_000)];
    const all = database.transaction((sql) => postAllPoints(sql, entries));
    await expect(all).rejects.toMatchObject({ code: 'insufficient_points' });
    expect(await balanceOfPoints(database.sql, other)).toBe(before);
  });

  it('moves whole points only', async () => {
    const [member = ''] = members;
    for (const points of [0, 0.5, NaN]) {
      await expect(post(entryOf(member, 'wrong', points))).rejects.toThrow('points');
    }
  });

  it('credits a reward once, and takes nothing as a reward', async () => {
    const [member = ''] = members;
    const before = await balanceOfPoints(database.sql, member);
    const cause = { table: 'member', id: member } as const;
    const reward = { memberId: member, points: 25, key: 'reward:1', cause, at: 0 };
    const credit = (points: number) =>
      database.transaction((sql) => creditPoints(sql, { ...reward, points }));
    expect(await credit(25)).toBe(before + 25);
    expect(await credit(25)).toBeNull();
    await expect(credit(-5)).rejects.toThrow('no reward');
  });

  it('is correct after 64 entries at once', async () => {
    const [member = ''] = members;
    await post(entryOf(member, 'fund', 1_000));
    const before = await balanceOfPoints(database.sql, member);
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, nth) =>
        post(entryOf(member, `at once ${nth % 32}`, -50)).catch((error: Refusal) => error.code),
      ),
    );
    const moved = outcomes.filter((outcome) => typeof outcome === 'number').length;
    expect(moved).toBe(Math.min(32, Math.floor(before / 50)));
    expect(await balanceOfPoints(database.sql, member)).toBe(before - 50 * moved);
    expect(await auditPoints(database.sql)).toEqual(balancedPoints);
  });
});
