import { describe, expect, it } from 'vitest';

/** The modules of a page. They are JavaScript without types for this file. */
const modules = import.meta.glob('./client/{baccarat/roads,chips/bet-layout}.js');

async function load(name: string) {
  const found = await modules[`./client/${name}.js`]?.();
  if (found === undefined) throw new Error(`There is no module ${name}`);
  // The scripts of the games' pages have no types here; each test names the shape that it reads.
  return found as Record<string, (...values: unknown[]) => unknown>;
}

type Winner = 'player' | 'banker' | 'tie';

const named: Readonly<Record<string, Winner>> = { P: 'player', B: 'banker', T: 'tie' };
const winners = (letters: string) => letters.split('').map((letter) => named[letter]);

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly side: Winner;
  readonly ties: number;
}

/** A road as `column,row` of each result, with its letter and its ties. */
async function bigRoad(letters: string): Promise<string[]> {
  const { bigRoad: road } = await load('baccarat/roads');
  const cells = road?.(winners(letters)) as Cell[];
  return cells.map(
    ({ column, row, side, ties }) =>
      `${column},${row}${side === 'player' ? 'P' : 'B'}${ties > 0 ? ties : ''}`,
  );
}

describe('the big road', () => {
  it('begins a column at each change of the winner, and counts ties at the result before them', async () => {
    expect(await bigRoad('TPPTTBPB')).toEqual(['0,0P', '0,1P2', '1,0B', '2,0P', '3,0B']);
    expect(await bigRoad('')).toEqual([]);
  });

  it('turns a run of more than six to the right, and later runs around it', async () => {
    expect(await bigRoad('BBBBBBBBPB')).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((row) => `0,${row}B`),
      '1,5B',
      '2,5B',
      '1,0P',
      '2,0B',
    ]);
    expect((await bigRoad('BBBBBBBPPPPPPP')).slice(-3)).toEqual(['1,4P', '2,4P', '3,4P']);
  });

  it('never puts two results on one place', async () => {
    const letters = Array.from({ length: 400 }, (_, n) =>
      'PBBPPPPPPPPBT'.charAt((n * n) % 13),
    ).join('');
    const places = (await bigRoad(letters)).map((cell) => cell.split(/[PB]/)[0]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('shows its last columns, and the last whole columns of the bead road', async () => {
    const { lastColumns, beadRoad } = await load('baccarat/roads');
    const cells = [0, 1, 2, 3].map((column) => ({ column, row: 0, side: 'player', ties: 0 }));
    expect(lastColumns?.(cells, 2)).toMatchObject([{ column: 0 }, { column: 1 }]);
    const beads = beadRoad?.(winners('P'.repeat(6) + 'B'.repeat(6) + 'T'), 2) as Winner[];
    expect(beads).toEqual(winners('BBBBBBT'));
  });
});

interface Layout {
  stakes(): Record<string, number>;
  total(): number;
  add(place: string, chip: number): boolean;
  undo(): void;
  clear(): void;
  double(): boolean;
  repeat(): boolean;
  keep(): void;
  lowerTo(most: number): void;
}

describe('chips on a table', () => {
  async function open(): Promise<Layout> {
    const { createBetLayout } = await load('chips/bet-layout');
    return createBetLayout?.({ least: 500, mostOfPlace: 5_000, most: 8_000 }) as Layout;
  }

  it('add up on a place, and each change can be undone', async () => {
    const layout = await open();
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

  it('keep the limits of a place and of the table', async () => {
    const layout = await open();
    expect(layout.add('red', 5_000)).toBe(true);
    expect(layout.add('red', 500)).toBe(false);
    expect(layout.add('black', 3_500)).toBe(false);
    expect(layout.double()).toBe(false);
    expect(layout.stakes()).toEqual({ red: 5_000 });
  });

  it('lay the bets of the last round again', async () => {
    const layout = await open();
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
