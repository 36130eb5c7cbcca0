import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { openLottery } from '#tests/support/open-lottery.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { type Cell, view } from '../../view.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

async function tablesOf(query = '') {
  const page = parse(view, await test.operator.send('GET', `pages/figures${query}`));
  return page.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}

const pesosOf = (cell: Cell | undefined) =>
  typeof cell === 'object' && cell.kind === 'pesos' ? (cell.pesos ?? 0) : Number.NaN;

/** A row of a table in pesos, by the names of the columns. */
async function figuresOf(key: string, nth = 0, query = '') {
  const found = (await tablesOf(query))[nth];
  const cells = found?.rows.find((row) => row.key === key)?.cells;
  return (name: string) => pesosOf(cells?.[found?.columns.indexOf(name) ?? -1]);
}

describe('the figures of the house', () => {
  it('show a correction and a bet of today at once, in the day and in the total', async () => {
    const before = { total: await figuresOf('total'), game: await figuresOf('ELOTT', 1) };
    await test.operator.send('POST', 'members/juan/balance', {
      key: 'figures-1',
      amount: 12.34,
      reason: 'A gift',
    });
    const { balance, buy, draws } = await openLottery(test, 'luis');
    const had = await balance();
    const [, draw] = (await draws()).coming;
    expect(await buy('figures-ticket', { draw: draw?.numero })).toMatchObject({ status: 200 });
    const staked = (had - (await balance())) / 100;
    const after = { total: await figuresOf('total'), game: await figuresOf('ELOTT', 1) };
    expect(after.total('Other') - before.total('Other')).toBeCloseTo(12.34, 5);
    expect(after.total('Open bets') - before.total('Open bets')).toBeCloseTo(staked, 5);
    expect(after.game('Open bets') - before.game('Open bets')).toBeCloseTo(staked, 5);
    expect(after.total('Stakes')).toBe(before.total('Stakes'));
  });

  it('show the chosen days, newest first, and their total', async () => {
    const [days, games, both] = await tablesOf('?from=2026-01-30&to=2026-02-01');
    const names = days?.rows.map(({ cells }) => cells[0]);
    expect(names).toEqual(['Total', '2026-02-01', '2026-01-31', '2026-01-30']);
    expect(games?.rows).toHaveLength(1 + gameTypes.length);
    expect(both?.rows).toEqual([]);
    const [week] = await tablesOf();
    expect(week?.rows).toHaveLength(8);
  });

  it('add up to the total in each column', async () => {
    expect((await figuresOf('total'))('Stakes')).toBeGreaterThan(0);
    for (const table of (await tablesOf()).slice(0, 2)) {
      for (const [column, name] of table.columns.entries()) {
        if (column === 0) continue;
        const [total = 0, ...rest] = table.rows.map(({ cells }) =>
          Math.round(pesosOf(cells[column]) * 100),
        );
        expect(
          rest.reduce((sum, one) => sum + one, 0),
          name,
        ).toBe(total);
      }
    }
  });

  it.each([
    ['from=2026-02-30', 'A day looks like 2026-01-31'],
    ['from=yesterday', 'A day looks like 2026-01-31'],
    ['from=2026-02-02&to=2026-02-01', 'The first day is after the last'],
    ['from=2026-01-01&to=2026-02-01', 'The page shows 31 days at most'],
  ])('refuse the days %s', async (query, words) => {
    await expect(tablesOf(`?${query}`)).rejects.toThrow(words);
  });
});
