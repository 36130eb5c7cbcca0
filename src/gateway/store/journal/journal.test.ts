import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../database.ts';
import { type FreshLines, openJournal } from './journal.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
});
afterAll(() => database.close());

/** A reader that keeps all lines of a journal, as a site does. */
function openReader(name: string, store: Pick<Database, 'transaction'> = database) {
  const journal = openJournal(store, name);
  const kept: string[] = [];
  return {
    kept,
    turn: (choose: (lines: readonly string[]) => readonly string[]) =>
      journal.turn(({ lines, isAnew }: FreshLines) => {
        if (isAnew) kept.length = 0;
        kept.push(...lines);
        const added = choose(kept);
        kept.push(...added);
        return added;
      }),
  };
}

describe('a journal', () => {
  it('gives each reader the lines of the others before it adds its own', async () => {
    const [one, other] = [openReader('pair'), openReader('pair')];
    const count = (lines: readonly string[]) => [`line ${lines.length + 1}`];
    const turns = Array.from({ length: 64 }, (_, nth) => (nth % 2 === 0 ? one : other).turn(count));
    await Promise.all(turns);
    await one.turn(() => []);
    const expected = Array.from({ length: 64 }, (_, nth) => `line ${nth + 1}`);
    expect(one.kept).toEqual(expected);
    await openReader('pair').turn((lines) => {
      expect(lines).toEqual(expected);
      return [];
    });
    await openReader('another').turn((lines) => {
      expect(lines).toEqual([]);
      return [];
    });
  });

  it('begins anew after a turn that was not stored', async () => {
    const reader = openReader('failed');
    await reader.turn(() => ['first']);
    const failed = reader.turn(() => {
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await reader.turn(() => ['second']);
    expect(reader.kept).toEqual(['first', 'second']);
  });

  it('begins anew when its transaction runs a second time', async () => {
    let runs = 0;
    const reader = openReader('again', {
      transaction: (work) =>
        database.transaction(async (sql) => {
          const result = await work(sql);
          runs += 1;
          if (runs === 2) throw Object.assign(new Error('again'), { code: '40001' });
          return result;
        }),
    });
    await reader.turn(() => ['first']);
    await reader.turn((lines) => [`after ${lines.length}`]);
    expect(runs).toBe(3);
    expect(reader.kept).toEqual(['first', 'after 1']);
  });
});
