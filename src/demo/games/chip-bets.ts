import {
  check,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  record,
  safeInteger,
  union,
} from 'valibot';
import type { PlacedStake } from '#gateway/play/play.ts';

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

/** Bets on a round that all players of a live table share. `table` is the node id of the game. */
interface LiveBet {
  readonly bets: ChipBets;
  readonly round: number;
  readonly table: number;
}

const whole = pipe(number(), safeInteger(), minValue(0));

/** Schema of bets on a round of a live table. */
export const liveBet = (places: readonly string[]) =>
  object({ bets: chipBets(places), round: whole, table: whole });

/** Schema of the choice of a table: bets on a round of its own, or on one of a live table. */
export const tableChoice = (places: readonly string[]) =>
  union([chipBets(places), liveBet(places)]);

type TableChoice = ChipBets | LiveBet;

const isLive = (choice: TableChoice): choice is LiveBet =>
  typeof choice === 'object' && typeof choice['table'] === 'number' && 'bets' in choice;

const betsOf = (choice: TableChoice): ChipBets => (isLive(choice) ? choice.bets : choice);

/** The stakes by place, for a round with this stake. */
export function stakesOf(
  choice: TableChoice,
  stakeCentavos: number,
): readonly (readonly [string, number])[] {
  const bets = betsOf(choice);
  return typeof bets === 'string' ? [[bets, stakeCentavos]] : Object.entries(bets);
}

/** The sum of the stakes. Null for one place that is named alone. */
export function totalOf(choice: TableChoice): number | null {
  const bets = betsOf(choice);
  if (typeof bets === 'string') return null;
  return Object.values(bets).reduce((sum, stake) => sum + stake, 0);
}

/** The stake of each place with its payout at each result that a round could have, for the valid bet. */
export function placesOf<Result>(
  choice: TableChoice,
  stakeCentavos: number,
  {
    outcomes,
    payoutOf,
  }: {
    readonly outcomes: readonly Result[];
    payoutOf(stakeCentavos: number, place: string, result: Result): number;
  },
): PlacedStake[] {
  return stakesOf(choice, stakeCentavos).map(([place, stake]) => ({
    stakeCentavos: stake,
    payouts: outcomes.map((result) => payoutOf(stake, place, result)),
  }));
}

/** The payout of all bets: the sum of what each place pays for its stake. */
export function payoutOfAll(
  choice: TableChoice,
  stakeCentavos: number,
  payoutOf: (stakeCentavos: number, place: string) => number,
): number {
  return stakesOf(choice, stakeCentavos).reduce(
    (sum, [place, stake]) => sum + payoutOf(stake, place),
    0,
  );
}
