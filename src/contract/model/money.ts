import { check, finite, number, pipe, transform } from 'valibot';

/** Whole centavos: the only form in which amounts are kept and reckoned. */
export type Centavos = number;

/** Amounts travel as pesos with two decimals and are held as whole centavos. */
// @__NO_SIDE_EFFECTS__
// @__NO_SIDE_EFFECTS__
export function pesos() {
  return pipe(
    number(),
    finite(),
    transform((amount): Centavos => Math.round(amount * 100)),
    check(
      (centavos) => Number.isSafeInteger(centavos),
      'an amount past what can be counted exactly',
    ),
  );
}

/** The wire's form of an amount. The quotient of a safe integer by 100 prints with at most two decimals. */
export function toPesos(centavos: Centavos): number {
  return centavos / 100;
}
