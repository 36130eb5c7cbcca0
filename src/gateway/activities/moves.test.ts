import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityStatuses } from '#protocol/vocabulary/activity-status.ts';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import type { ApplicationState } from '../store/tables/activity-tables.ts';
import { applicationMoves, type MoveName } from './application-moves.ts';
import { findApplication, moveApplication } from './move-application.ts';
import { statusByTime } from './status-by-time.ts';

const now = clock.now();
const timed: readonly string[] = ['comingSoon', 'joinNow', 'registrationClosed'];
const states = activityStatuses.filter(
  (status): status is ApplicationState => !timed.includes(status),
);
const names = Object.keys(applicationMoves) as MoveName[];
const table = names.flatMap((name) => states.map((state) => ({ name, state })));

let database: Database;
let memberId: string;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
  ({ id: memberId } = await addPlayer(database, 'mover', 0));
});
afterAll(() => database.close());

let nth = 0;

/** Adds an application with a state, to an activity of its own. */
async function addApplication(state: ApplicationState): Promise<string> {
  const [id, activityId] = [uuid(), `test-${(nth += 1)}`];
  const times = { opens_at: now, closes_at: null, counts_from: now, ends_at: null };
  const activity = { id: activityId, sort: 0, way: 'apply', reward: 1, bonus_rule: null } as const;
  await database.sql
    .insertInto('activity')
    .values({ ...activity, ...times, conditions: '[]' })
    .execute();
  const row = { id, activity_id: activityId, member_id: memberId, state, pictures: '[]' };
  const rest = { reward_id: null, applied_at: now, changed_at: now, check_at: null };
  await database.sql
    .insertInto('activity_application')
    .values({ ...row, ...rest })
    .execute();
  return id;
}

describe('the table of moves', () => {
  it.each(table)('decides about $name from $state', async ({ name, state }) => {
    const { from, to, actor } = applicationMoves[name];
    const allowed = (from as readonly string[]).includes(state);
    const id = await addApplication(state);
    const moved = await database.transaction((sql) => moveApplication(sql, { id, name, at: now }));
    expect(moved?.state).toBe(allowed ? to : undefined);
    expect((await findApplication(database.sql, id))?.state).toBe(allowed ? to : state);
    const steps = await database.sql
      .selectFrom('money_step')
      .select(['from_state', 'to_state', 'actor'])
      .where('subject_id', '=', id)
      .execute();
    expect(steps).toEqual(allowed ? [{ from_state: state, to_state: to, actor }] : []);
  });

  it('reaches each state that does not follow from the time, and leaves all but the last when no deposit is taken back', () => {
    const moves = Object.values(applicationMoves);
    expect(new Set(moves.map(({ to }) => to))).toEqual(new Set(states));
    const onward = names.filter((name) => name !== 'reopen');
    const left = new Set<string>(onward.flatMap((name) => [...applicationMoves[name].from]));
    expect(states.filter((state) => !left.has(state))).toEqual(['claimed']);
  });

  it('lets a player take money from two states only, and never decide about an application', () => {
    const own = names.filter((name) => applicationMoves[name].actor === 'member');
    expect(own).toEqual(['apply', 'join', 'claim']);
    expect(applicationMoves.claim.from).toEqual(['claimPayout', 'issued']);
  });
});

describe('the status of an activity without an application', () => {
  const times = { opens_at: 100, closes_at: 200, ends_at: 300 };
  it.each([
    [99, times, 'comingSoon'],
    [100, times, 'joinNow'],
    [199, times, 'joinNow'],
    [200, times, 'registrationClosed'],
    [299, { ...times, closes_at: null }, 'joinNow'],
    [300, { ...times, closes_at: null }, 'registrationClosed'],
    [1e12, { opens_at: 100, closes_at: null, ends_at: null }, 'joinNow'],
  ] as const)('at %d follows from %o', (at, activity, status) => {
    expect(statusByTime(activity, at)).toBe(status);
  });
});
