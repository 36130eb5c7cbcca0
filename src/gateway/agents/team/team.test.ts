import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addMember } from '../../members/members.ts';
import { prepareLedger } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { countDirect, isInTeam, pathTo, teamOf } from './team.ts';

let database: Database;
let nth = 0;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

/** Adds a member below another one, and returns the id. */
function add(uplineId: string | null, type: 0 | 1 | 4 = 1): Promise<string> {
  const username = `m${(nth += 1)}`;
  const row = { username, nickname: username, realName: username, passwordHash: '', level: '' };
  const none = { mobile: null, email: null, club: null, referralCode: null, referrerId: null };
  const flags = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false };
  const more = { alwaysSecondStep: false, selfExcluded: false, balanceCentavos: 0, profile: {} };
  const member = { ...row, ...none, ...flags, ...more, type, uplineId, registeredAt: 0 };
  return database.transaction((sql) => addMember(sql, member, 0));
}

describe('a team', () => {
  it('is all members below an agent, whatever the tree', async () => {
    const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(trees, async (uplines) => {
        const root = await add(null);
        const ids = [root];
        const aboveOf = new Map<string, string[]>([[root, []]]);
        for (const upline of uplines) {
          const uplineId = ids[upline % ids.length] ?? root;
          const id = await add(uplineId);
          aboveOf.set(id, [uplineId, ...(aboveOf.get(uplineId) ?? [])]);
          ids.push(id);
        }
        for (const agent of ids) {
          const team = await teamOf(database.sql, agent).execute();
          const expected = ids.flatMap((member_id) => {
            const depth = (aboveOf.get(member_id) ?? []).indexOf(agent) + 1;
            return depth === 0 ? [] : [{ member_id, depth }];
          });
          expect(new Set(team)).toEqual(new Set(expected));
          const direct = expected.filter(({ depth }) => depth === 1);
          expect(await countDirect(database.sql, agent)).toBe(direct.length);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('has nobody from outside, and not the agent', async () => {
    const { sql } = database;
    const agent = await add(null);
    const below = await add(agent);
    const deep = await add(below);
    const stranger = await add(null);
    expect(await isInTeam(sql, agent, deep)).toBe(true);
    expect(await isInTeam(sql, agent, agent)).toBe(false);
    expect(await isInTeam(sql, agent, stranger)).toBe(false);
    expect(await isInTeam(sql, below, agent)).toBe(false);
  });

  it('has no trial accounts', async () => {
    const agent = await add(null);
    await add(agent, 4);
    expect(await teamOf(database.sql, agent).execute()).toEqual([]);
  });

  it('names the way down to a member of the team', async () => {
    const { sql } = database;
    const top = await add(null);
    const agent = await add(top);
    const middle = await add(agent);
    const deep = await add(middle);
    const way = await pathTo(sql, agent, deep);
    expect(way.map(({ id }) => id)).toEqual([middle, deep]);
    expect(await pathTo(sql, middle, agent)).toEqual([]);
    expect(await pathTo(sql, middle, top)).toEqual([]);
  });
});
