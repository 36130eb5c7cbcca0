/**
 * @typedef {import('./scene.js').Side} Side
 * @typedef {{ column: number, row: number, side: 'player' | 'banker', ties: number }} Cell A place on the big road. Columns and rows begin at 0.
 */

/** Rows of a road. */
export const roadRows = 6;

/**
 * The runs of the same winner, with the ties that followed each result. Ties before the first winner are left out.
 * @param {readonly Side[]} winners
 */
function runsOf(winners) {
  /** @type {{ side: 'player' | 'banker', ties: number }[][]} */
  const runs = [];
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

/**
 * The places of a run: down, then to the right when the place below is taken.
 * @param {number} length
 * @param {number} start Its column.
 * @param {(column: number, row: number) => boolean} isTaken
 */
function placesOf(length, start, isTaken) {
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
 * @param {readonly Side[]} winners Oldest first.
 * @returns {Cell[]}
 */
export function bigRoad(winners) {
  /** @type {Cell[]} */
  const cells = [];
  const taken = new Set();
  const isTaken = (/** @type {number} */ column, /** @type {number} */ row) =>
    taken.has(`${column} ${row}`);
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

/**
 * The last columns of the big road, moved to begin at 0.
 * @param {readonly Cell[]} cells
 * @param {number} columns
 */
export function lastColumns(cells, columns) {
  const first = Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) - columns + 1);
  return cells
    .filter(({ column }) => column >= first)
    .map((cell) => ({ ...cell, column: cell.column - first }));
}

/**
 * The bead road: the winners from top to bottom, then to the right. Whole columns are left out at the start, so that the rest
 * fits.
 * @param {readonly Side[]} winners Oldest first.
 * @param {number} columns
 */
export function beadRoad(winners, columns) {
  const used = Math.ceil(winners.length / roadRows);
  return winners.slice(Math.max(0, used - columns) * roadRows);
}
