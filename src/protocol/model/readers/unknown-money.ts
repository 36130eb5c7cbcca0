import { type Centavos, readAmount } from '../money.ts';
import { reads } from './reads.ts';

/** An amount that the gateway did not send, or sent in a form that cannot be read, is null. It is never 0. */
export type MaybeCentavos = Centavos | null;

/** An amount of a row in centavos, which is null when it is unknown, so that the row stays. */
// @__NO_SIDE_EFFECTS__
export function pesosOrNull() {
  return reads<number, MaybeCentavos, null>(readAmount, null);
}

/** The first amount less the second; null when one of them is unknown. */
export function differenceOrNull(from: MaybeCentavos, taken: MaybeCentavos): MaybeCentavos {
  return from === null || taken === null ? null : from - taken;
}

/** The sum of amounts; null when one of them is unknown. */
export function sumOrNull(amounts: readonly MaybeCentavos[]): MaybeCentavos {
  return amounts.reduce<MaybeCentavos>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
