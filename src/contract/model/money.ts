import { check, finite, maxValue, minValue, number, pipe, transform } from 'valibot';

/** An amount in whole centavos, the only unit inside the app and the gateway. */
export type Centavos = number;

/** An amount on the wire, in pesos with two decimals. The output is in whole centavos. */
// @__NO_SIDE_EFFECTS__
export function pesos() {
  return pipe(
    number(),
    finite(),
    transform((amount): Centavos => Math.round(amount * 100)),
    check((centavos) => Number.isSafeInteger(centavos), 'an amount within the safe integers'),
  );
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
    finite(),
    minValue(0.01),
    maxValue(largestAmount),
    check((amount) => toPesos(toCentavos(amount)) === amount, 'an amount in whole centavos'),
  );
}
