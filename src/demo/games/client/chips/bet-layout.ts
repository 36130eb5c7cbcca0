/** Stakes in centavos by place. */
export type Stakes = Readonly<Record<string, number>>;

/** In centavos. */
export interface Limits {
  least: number;
  mostOfPlace: number;
  most: number;
}

export const sumOf = (stakes: Stakes) =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/**
 * The chips of a player on the places of a table. Each change can be undone. A change that exceeds a limit does nothing and
 * returns false.
 */
export function createBetLayout({ mostOfPlace, most }: Limits) {
  let states: Stakes[] = [{}];
  let last: Stakes = {};

  const stakes = () => states.at(-1) ?? {};

  function change(next: Stakes) {
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
    add: (place: string, chip: number) =>
      change({ ...stakes(), [place]: (stakes()[place] ?? 0) + chip }),
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
    /** Takes the last chips back until the stakes are at most an amount. */
    lowerTo(mostCentavos: number) {
      while (states.length > 1 && sumOf(stakes()) > mostCentavos) states.pop();
    },
    /** Shows bets that were placed before. */
    lay(placed: Stakes) {
      states = [placed];
    },
  };
}

/** The bets of a round: places with their stakes, or one place by its name; at a live table with the number of the round. */
export type ChipChoice = string | Stakes | RoundChoice;

interface RoundChoice {
  bets: string | Stakes;
}

const isOfRound = (choice: ChipChoice): choice is RoundChoice =>
  typeof choice === 'object' && 'bets' in choice;

/**
 * The stakes of a choice: bets on a round of its own, or on one of a live table. A place that is named alone, as in rounds of
 * earlier versions, has an unknown stake (NaN).
 */
export function stakesIn(choice: ChipChoice): Stakes {
  const bets = isOfRound(choice) ? choice.bets : choice;
  return typeof bets === 'string' ? { [bets]: Number.NaN } : bets;
}
