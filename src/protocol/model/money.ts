import { check, custom, maxValue, minValue, nullish, number, pipe, transform } from 'valibot';
import { reads } from './readers/reads.ts';

/** An amount in whole centavos, the only unit inside the app and the gateway. */
export type Centavos = number;

const amountText = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/** Reads pesos as whole centavos: a number, or text such as "1,250.00", whose decimal point is moved in the text. Otherwise NaN. Zero has no sign. */
export function readPesos(amount: unknown): Centavos {
  if (typeof amount === 'number') return Math.round(amount * 100);
  const isAmount = typeof amount === 'string' && amountText.test(amount);
  return isAmount ? Math.round(Number(`${amount.replaceAll(',', '')}e2`)) + 0 : Number.NaN;
}

/** As `readPesos`, but null when it is no amount. */
export function readAmount(amount: unknown): Centavos | null {
  const centavos = readPesos(amount);
  return Number.isSafeInteger(centavos) ? centavos : null;
}

/** An amount on the wire, in pesos with two decimals, as a number or as text. The output is in whole centavos. */
// @__NO_SIDE_EFFECTS__
export function pesos() {
  return pipe(
    custom<number>((amount) => readAmount(amount) !== null),
    transform<number, Centavos>(readPesos),
  );
}

/** An amount that a row need not have. It is null when it is missing, or cannot be read. */
// @__NO_SIDE_EFFECTS__
export function maybePesos() {
  return nullish(reads<number, Centavos, null>(readAmount, null), null);
}

/** Converts centavos to the wire's pesos. A safe integer divided by 100 prints with at most two decimals. */
export function toPesos(centavos: Centavos): number {
  return centavos / 100;
}

/** Converts the wire's pesos to centavos. */
export function toCentavos(amount: number): Centavos {
  return Math.round(amount * 100);
}

/** The largest amount of a request, in pesos. */
const largestAmount = 1_000_000_000;

/**
 * An amount that a member types, as a request carries it: pesos above zero, with at most two decimals. It is not
 * converted: `toPesos` makes it from centavos, and the gateway reads it with `toCentavos`.
 */
// @__NO_SIDE_EFFECTS__
export function pesoAmount() {
  return pipe(
    number(),
    minValue(0.01),
    maxValue(largestAmount),
    check((amount) => toPesos(toCentavos(amount)) === amount, 'an amount in whole centavos'),
  );
}
