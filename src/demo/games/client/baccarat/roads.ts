/** The winner of a round. */
export type Side = 'player' | 'banker' | 'tie';

/** A place on the big road. Columns and rows begin at 0. */
interface Cell {
  column: number;
  row: number;
  side: 'player' | 'banker';
  ties: number;
}

/** Rows of a road. */
export const roadRows = 6;

/** The runs of the same winner, with the ties that followed each result. Ties before the first winner are left out. */
function runsOf(winners: readonly Side[]) {
  const runs: { side: 'player' | 'banker'; ties: number }[][] = [];
  for (const winner of winners) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
    } else if (run && last?.side === winner) run.push({ side: winner, ties: 0 });
    else runs.push([{ side: winner, ties: 0 }]);
  }
  return runs;
}

/** The places of a run: down, then to the right when the place below is taken. `start`: its column. */
function placesOf(
  length: number,
  start: number,
  isTaken: (column: number, row: number) => boolean,
) {
  const places = [{ column: start, row: 0 }];
  while (places.length < length) {
    const { column, row } = places.at(-1) ?? { column: start, row: 0 };
    const goesDown = column === start && row + 1 < roadRows && !isTaken(column, row + 1);
    places.push(goesDown ? { column, row: row + 1 } : { column: column + 1, row });
  }
  return places;
}

/**
 * The big road: a new column for each change of the winner. A run that finds no free place below goes on to the right.
 * `winners`: oldest first.
 */
export function bigRoad(winners: readonly Side[]): Cell[] {
  const cells: Cell[] = [];
  const taken = new Set();
  const isTaken = (column: number, row: number) => taken.has(`${column} ${row}`);
  let start = 0;
  for (const run of runsOf(winners)) {
    while (isTaken(start, 0)) start += 1;
    for (const [nth, { column, row }] of placesOf(run.length, start, isTaken).entries()) {
      taken.add(`${column} ${row}`);
      const { side, ties } = run[nth] ?? { side: 'player', ties: 0 };
      cells.push({ column, row, side, ties });
    }
    start += 1;
  }
  return cells;
}

/** The last columns of the big road, moved to begin at 0. */
export function lastColumns(cells: readonly Cell[], columns: number) {
  const first = Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) - columns + 1);
  return cells
    .filter(({ column }) => column >= first)
    .map((cell) => ({ ...cell, column: cell.column - first }));
}

/**
 * The bead road: the winners from top to bottom, then to the right. Whole columns are left out at the start, so that the rest
 * fits.
 * `winners`: oldest first.
 */
export function beadRoad(winners: readonly Side[], columns: number) {
  const used = Math.ceil(winners.length / roadRows);
  return winners.slice(Math.max(0, used - columns) * roadRows);
}
