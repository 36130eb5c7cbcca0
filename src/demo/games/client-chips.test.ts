import { describe, expect, it } from 'vitest';
import { beadRoad, bigRoad, lastColumns, type Side } from './client/baccarat/roads.ts';
import { createBetLayout } from './client/chips/bet-layout.ts';

const named: Readonly<Record<string, Side>> = { P: 'player', B: 'banker', T: 'tie' };
const winners = (letters: string) => letters.split('').flatMap((letter) => named[letter] ?? []);

/** A road as `column,row` of each result, with its letter and its ties. */
const roadOf = (letters: string): string[] =>
  bigRoad(winners(letters)).map(
    ({ column, row, side, ties }) =>
      `${column},${row}${side === 'player' ? 'P' : 'B'}${ties > 0 ? ties : ''}`,
  );

describe('the big road', () => {
  it('begins a column at each change of the winner, and counts ties at the result before them', () => {
    expect(roadOf('TPPTTBPB')).toEqual(['0,0P', '0,1P2', '1,0B', '2,0P', '3,0B']);
    expect(roadOf('')).toEqual([]);
  });

  it('turns a run of more than six to the right, and later runs around it', () => {
    expect(roadOf('BBBBBBBBPB')).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((row) => `0,${row}B`),
      '1,5B',
      '2,5B',
      '1,0P',
      '2,0B',
    ]);
    expect(roadOf('BBBBBBBPPPPPPP').slice(-3)).toEqual(['1,4P', '2,4P', '3,4P']);
  });

  it('never puts two results on one place', () => {
    const letters = Array.from({ length: 400 }, (_, n) =>
      'PBBPPPPPPPPBT'.charAt((n * n) % 13),
    ).join('');
    const places = roadOf(letters).map((cell) => cell.split(/[PB]/)[0]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('shows its last columns, and the last whole columns of the bead road', () => {
    const cell = { row: 0, side: 'player', ties: 0 } as const;
    const cells = [0, 1, 2, 3].map((column) => ({ ...cell, column }));
    expect(lastColumns(cells, 2)).toMatchObject([{ column: 0 }, { column: 1 }]);
    const beads = beadRoad(winners('P'.repeat(6) + 'B'.repeat(6) + 'T'), 2);
    expect(beads).toEqual(winners('BBBBBBT'));
  });
});

describe('chips on a table', () => {
  const open = () => createBetLayout({ least: 500, mostOfPlace: 5_000, most: 8_000 });

  it('add up on a place, and each change can be undone', () => {
    const layout = open();
    layout.add('red', 500);
    layout.add('red', 1_000);
    layout.add('17', 500);
    expect([layout.stakes(), layout.total()]).toEqual([{ red: 1_500, 17: 500 }, 2_000]);
    expect(layout.double()).toBe(true);
    expect(layout.total()).toBe(4_000);
    layout.undo();
    layout.undo();
    expect(layout.stakes()).toEqual({ red: 1_500 });
    layout.clear();
    expect(layout.total()).toBe(0);
    layout.undo();
    expect(layout.stakes()).toEqual({ red: 1_500 });
  });

  it('keep the limits of a place and of the table', () => {
    const layout = open();
    expect(layout.add('red', 5_000)).toBe(true);
    expect(layout.add('red', 500)).toBe(false);
    expect(layout.add('black', 3_500)).toBe(false);
    expect(layout.double()).toBe(false);
    expect(layout.stakes()).toEqual({ red: 5_000 });
  });

  it('lay the bets of the last round again', () => {
    const layout = open();
    layout.add('even', 500);
    layout.keep();
    expect(layout.total()).toBe(0);
    layout.keep();
    expect(layout.repeat()).toBe(true);
    expect(layout.stakes()).toEqual({ even: 500 });
    layout.add('odd', 1_000);
    layout.lowerTo(700);
    expect(layout.stakes()).toEqual({ even: 500 });
  });
});
