import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTeam, idOfNth } from '#tests/support/fill-team.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import type { Engine } from '../../store/engine.ts';
import { pgliteDialect } from '../../store/pglite-dialect.ts';
import type { Schema } from '../../store/schema.ts';
import { isInTeam, pathTo } from '../team/team.ts';
import { describeDownline, listDownlines } from './list-downlines.ts';

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the scans of a plan have read. */
function rowsOf(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((all, one) => all + rowsOf(one), 0);
  if (node.Plans !== undefined) return below;
  return node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
}

/** A store with a team of `members` below one agent, each with ten downlines. Counts the statements and the rows that work reads. */
async function openCounted(members: number) {
  const store = await openTestStore('empty');
  if (store.kind !== 'engine') throw new Error('The store of a test is an engine.');
  const { engine } = store;
  const said: { statement: string; parameters: readonly unknown[] }[] = [];
  const watched: Engine = {
    ...engine,
    query(statement, parameters) {
      said.push({ statement, parameters });
      return engine.query(statement, parameters);
    },
  };
  const sql = new Kysely<Schema>({ dialect: pgliteDialect(watched) });
  await fillTeam(sql, members, 0);

  async function explain(statement: string, parameters: readonly unknown[]): Promise<number> {
    const { rows } = await engine.query(`explain (analyze, format json) ${statement}`, parameters);
    const [plan] = Object.values(rows[0] ?? {}) as { Plan: PlanNode }[][];
    return plan?.[0] ? rowsOf(plan[0].Plan) : Number.NaN;
  }

  return {
    /** Statements and rows read by some work. */
    async cost(work: (sql: Kysely<Schema>) => Promise<unknown>) {
      said.length = 0;
      await work(sql);
      const all = [...said];
      let rows = 0;
      for (const { statement, parameters } of all) rows += await explain(statement, parameters);
      return { statements: all.length, rows };
    },
    close: () => store.engine.close(),
  };
}

type Counted = Awaited<ReturnType<typeof openCounted>>;

const top = idOfNth(1);
const list = (sql: Kysely<Schema>, more: object) =>
  listDownlines(sql, top, { parentId: top, levelsAbove: 0, search: '', size: 20, ...more });

let small: Counted;
let large: Counted;
beforeAll(async () => {
  small = await openCounted(1_000);
  large = await openCounted(10_000);
});
afterAll(async () => {
  await small.close();
  await large.close();
});

/** Work for the agent at the top, which has 889 members at the third level of the small team. */
const works: readonly [string, (sql: Kysely<Schema>) => Promise<unknown>][] = [
  ['the first level', (sql) => list(sql, {})],
  ['a level with many members', (sql) => list(sql, { depth: 3 })],
  ['a page after others', (sql) => list(sql, { depth: 3, after: idOfNth(600) })],
  ['a search for one account', (sql) => list(sql, { search: 'm777' })],
  ['one downline', (sql) => describeDownline(sql, top, idOfNth(5))],
  ['the way to a member', (sql) => pathTo(sql, top, idOfNth(900))],
  ['the question whether a member is below', (sql) => isInTeam(sql, top, idOfNth(900))],
];

describe('a team of 10,000', () => {
  it.each(works)('reads no more for %s than one of 1,000', async (_, work) => {
    const few = await small.cost(work);
    const many = await large.cost(work);
    expect(many.statements).toBe(few.statements);
    expect(few.rows).toBeGreaterThan(0);
    // A page has 21 members, of whom each may have ten downlines to count.
    expect(many.rows).toBeLessThanOrEqual(few.rows * 2 + 210);
  });
});
