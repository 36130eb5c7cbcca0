// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { createFelt } from './client/roulette/felt.ts';
import { bets, places } from './roulette/rules.ts';
import { tablePage } from './table-page.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

/** The first and the last row or column of a place in a grid, as `--row` and `--column` have it. */
function linesOf(place: string): readonly number[] {
  const [first = 0, last] = place.split('/').map((part) => part.trim());
  const from = Number(first);
  if (last === undefined) return [from];
  const to = last.startsWith('span') ? from + Number(last.slice(4)) : Number(last);
  return Array.from({ length: to - from }, (_, nth) => from + nth);
}

/** The cells of each bet on the betting table of roulette, as `row,column`. */
function cellsByBet(): ReadonlyMap<string, readonly string[]> {
  const covered = Object.fromEntries([...places].map(([bet, numbers]) => [bet, [...numbers]]));
  const { root } = createFelt(covered, () => 'red');
  document.body.append(root);
  const buttons = [...root.querySelectorAll<HTMLElement>('button[data-value]')];
  return new Map(
    buttons.map(({ dataset, style }) => {
      const [rows, columns] = ['--row', '--column'].map((name) =>
        linesOf(style.getPropertyValue(name)),
      );
      const cells = rows?.flatMap((row) => (columns ?? []).map((column) => `${row},${column}`));
      return [dataset['value'] ?? '', cells ?? []];
    }),
  );
}

it('the betting table of roulette has each bet once, and no two on one cell', () => {
  const byBet = cellsByBet();
  expect([...byBet.keys()].toSorted()).toEqual([...bets].toSorted());
  const cells = [...byBet.values()].flat();
  expect(new Set(cells).size).toBe(cells.length);
});

it('the betting table of roulette is laid out as in a casino', () => {
  const byBet = cellsByBet();
  const cellOf = (bet: string) => byBet.get(bet) ?? [];
  expect(cellOf('0')).toEqual(['1,1', '2,1', '3,1']);
  // Twelve columns of three numbers, upwards.
  for (let number = 1; number <= 36; number += 1) {
    const [row, column] = [3 - ((number - 1) % 3), 2 + Math.floor((number - 1) / 3)];
    expect(cellOf(String(number)), String(number)).toEqual([`${row},${column}`]);
  }
  const rowOf = (bet: string) => new Set(cellOf(bet).map((cell) => cell.split(',')[0]));
  const columnsOf = (bet: string) => new Set(cellOf(bet).map((cell) => cell.split(',')[1]));
  const columnOf = (number: number) => cellOf(String(number))[0]?.split(',')[1];
  // A dozen stands below its own numbers, a column at the end of its row.
  for (const dozen of ['dozen1', 'dozen2', 'dozen3'])
    expect(columnsOf(dozen), dozen).toEqual(new Set(places.get(dozen)?.map(columnOf)));
  for (const column of ['column1', 'column2', 'column3']) {
    const numbers = places.get(column)?.map(String) ?? [];
    expect(new Set(numbers.flatMap((number) => [...rowOf(number)])), column).toEqual(rowOf(column));
    expect(columnsOf(column), column).toEqual(new Set(['14']));
  }
});

it.each(['slot', 'duel', 'roulette'])('%s says how it is fair below how it is played', (kind) => {
  document.body.innerHTML = tablePage(kind).split(/<body[^>]*>|<\/body>/)[1] ?? '';
  const sheet = document.getElementById('sheet');
  const order = [...(sheet?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
  expect(order).toContain('how');
  expect(order.indexOf('fair')).toBeGreaterThan(order.indexOf('how'));
});

/** The steps of an animation in a style sheet. */
function stepsOf(css: string, name: string): string {
  const [, rest = ''] = css.split(`@keyframes ${name} {`);
  return rest.slice(0, rest.indexOf('\n}'));
}

it.each([
  ['fish', '.catch {', 'drift'],
  ['cockfight', "[data-phase='open'] & {", 'strut'],
  ['cockfight', "[data-phase='fight'] & {", 'leap'],
])('the pictures of %s move: %s %s', (game, rule, animation) => {
  const css = readFileSync(`src/demo/games/client/${game}/${game}.css`, 'utf8');
  const moved = css.split(rule).map((rest) => rest.slice(0, rest.indexOf('}')));
  const moving = new RegExp(`animation: ${animation} [\\d.]+s .*infinite`);
  expect(moved.filter((declarations) => moving.test(declarations))).toHaveLength(1);
  expect(stepsOf(css, animation)).toMatch(/transform: .*(translate|rotate)/);
});
