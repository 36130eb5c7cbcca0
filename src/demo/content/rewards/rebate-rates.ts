/** Rates of slots by level, in hundredths of a percent. */
const slotRates = { shore: 30, sailor: 50, captain: 70, keeper: 100 } as const;

/** The part of the rate of slots that other categories have, in percent. */
const shares = { RNG: 100, FISH: 100, SPORTS: 80, LIVE: 60, PVP: 60, ELOTT: 40 } as const;

type Category = keyof typeof shares;

const rateOf = (slots: number, category: Category) => Math.floor((slots * shares[category]) / 100);

/** The rates of rebates by level and category, in hundredths of a percent. */
export const rebateRates = Object.entries(slotRates).flatMap(([rank, slots]) =>
  (['RNG', 'FISH', 'SPORTS', 'LIVE', 'PVP', 'ELOTT'] as const).map((category) => ({
    category,
    rank,
    rate: rateOf(slots, category),
  })),
);

/** The rates of a category at the lowest and at the highest level, in percent. */
export function rebateRange(category: Category): { least: number; most: number } {
  const { shore, keeper } = slotRates;
  return { least: rateOf(shore, category) / 100, most: rateOf(keeper, category) / 100 };
}

/** The highest rate of a level, in percent. */
export const highestRebate = (level: keyof typeof slotRates): number => slotRates[level] / 100;
