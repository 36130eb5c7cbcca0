import type { Language } from '#protocol/model/language.ts';
import type { Centavos } from '#protocol/model/money.ts';
import { pesoDigits } from './digits.ts';

/** Centavos as pesos with two decimals and without a currency sign. */
export function formatAmount(centavos: Centavos, language: Language): string {
  return pesoDigits(centavos, language);
}
