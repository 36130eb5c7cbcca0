import { check, maxValue, minValue, number, pipe, transform } from 'valibot';
import { type Centavos, toCentavos, toPesos } from '#protocol/model/money.ts';

const largest: Centavos = 100_000_000_000;

/** The refusal of an amount with a part of a centavo. */
export const tooExact = 'An amount in pesos has at most two decimals, such as 12.50';

/** True for pesos in whole centavos. Another amount of the operator is refused, never rounded. */
export const isWhole = (pesos: number): boolean => toPesos(toCentavos(pesos)) === pesos;

/** An amount that the operator types: pesos in a body, centavos after the schema. From one centavo by default. */
export function operatorAmount(least: Centavos = 1) {
  return pipe(
    number('An amount in pesos is missing'),
    check(isWhole, tooExact),
    transform<number, Centavos>(toCentavos),
    minValue(least, `The least is ${toPesos(least)} pesos`),
    maxValue(largest, `The most is ${toPesos(largest)} pesos`),
  );
}

/** A correction: pesos that are added, or taken away below zero. */
export const correction = () => operatorAmount(-largest);
