/**
 * Stakes in centavos by place.
 * @typedef {Readonly<Record<string, number>>} Stakes
 *
 * @typedef {{ least: number, mostOfPlace: number, most: number }} Limits In centavos.
 */

/** @param {Stakes} stakes */
export const sumOf = (stakes) => Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/**
 * The chips of a player on the places of a table. Each change can be undone. A change that exceeds a limit does nothing and
 * returns false.
 * @param {Limits} limits
 */
export function createBetLayout({ mostOfPlace, most }) {
  /** @type {Stakes[]} */
  let states = [{}];
  /** @type {Stakes} */
  let last = {};

  const stakes = () => states.at(-1) ?? {};

  /** @param {Stakes} next */
  function change(next) {
    const isOver = sumOf(next) > most || Object.values(next).some((stake) => stake > mostOfPlace);
    if (isOver) return false;
    states.push(next);
    return true;
  }

  return {
    stakes,
    total: () => sumOf(stakes()),
    isEmpty: () => Object.keys(stakes()).length === 0,
    canUndo: () => states.length > 1,
    canRepeat: () => Object.keys(last).length > 0,
    /**
     * @param {string} place
     * @param {number} chip
     */
    add: (place, chip) => change({ ...stakes(), [place]: (stakes()[place] ?? 0) + chip }),
    undo() {
      if (states.length > 1) states.pop();
    },
    clear() {
      if (sumOf(stakes()) > 0) states.push({});
    },
    double: () =>
      change(
        Object.fromEntries(Object.entries(stakes()).map(([place, stake]) => [place, stake * 2])),
      ),
    /** Lays the bets of the last round again. */
    repeat: () => change(last),
    /** Takes all chips off the table at the end of a round, and keeps the bets for `repeat`. */
    keep() {
      if (sumOf(stakes()) > 0) last = stakes();
      states = [{}];
    },
    /** Takes the last chips back until the stakes are at most an amount. @param {number} mostCentavos */
    lowerTo(mostCentavos) {
      while (states.length > 1 && sumOf(stakes()) > mostCentavos) states.pop();
    },
    /** Shows bets that were placed before. @param {Stakes} placed */
    lay(placed) {
      states = [placed];
    },
  };
}

/**
 * The stakes of a choice: bets on a round of its own, or on one of a live table. A place that is named alone, as in rounds of
 * earlier versions, has an unknown stake (NaN).
 * @param {any} choice
 * @returns {Stakes}
 */
export function stakesIn(choice) {
  const bets = choice?.bets ?? choice;
  return typeof bets === 'string' ? { [bets]: Number.NaN } : bets;
}
