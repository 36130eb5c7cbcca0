import {
  check,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  record,
  safeInteger,
  union,
} from 'valibot';

/** The bets of a round: stakes in centavos by place. The name of one place alone means the whole stake on it. */
export type ChipBets = string | Readonly<Record<string, number>>;

/** The values of the chips in centavos. */
export const chips = [500, 1_000, 5_000, 10_000, 50_000] as const;

/** Bounds of a stake on one place and of all stakes of a round, in centavos. */
export const chipLimits = { least: 5_00, mostOfPlace: 5_000_00, most: 10_000_00 } as const;

/** Bounds of all stakes of a round. A stake is in whole pesos. */
export const chipBounds = { least: chipLimits.least, most: chipLimits.most, step: 100 } as const;

const placeStake = pipe(
  number(),
  safeInteger(),
  minValue(chipLimits.least),
  maxValue(chipLimits.mostOfPlace),
  check((centavos) => centavos % chipBounds.step === 0),
);

/** Schema of the bets on some of the places. */
export function chipBets(places: readonly string[]) {
  const several = pipe(
    record(picklist(places), placeStake),
    check((bets) => Object.keys(bets).length > 0),
  );
  return union([picklist(places), several]);
}

/** The stakes by place, for a round with this stake. */
export function stakesOf(
  bets: ChipBets,
  stakeCentavos: number,
): readonly (readonly [string, number])[] {
  return typeof bets === 'string' ? [[bets, stakeCentavos]] : Object.entries(bets);
}

/** The sum of the stakes. Null for one place that is named alone. */
export function totalOf(bets: ChipBets): number | null {
  if (typeof bets === 'string') return null;
  return Object.values(bets).reduce((sum, stake) => sum + stake, 0);
}

/** The payout of all bets: the sum of what each place pays for its stake. */
export function payoutOfAll(
  bets: ChipBets,
  stakeCentavos: number,
  payoutOf: (stakeCentavos: number, place: string) => number,
): number {
  return stakesOf(bets, stakeCentavos).reduce(
    (sum, [place, stake]) => sum + payoutOf(stake, place),
    0,
  );
}
