import { check, finite, number, pipe, transform } from 'valibot';

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
