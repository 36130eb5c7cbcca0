import type { Language } from '#contract/model/language.ts';
import { type Centavos, toPesos } from '#contract/model/money.ts';
import { languages } from './languages.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Centavos as pesos with two decimals and without a currency sign. */
export function formatAmount(centavos: Centavos, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(languages[language].tag, {
      numberingSystem: 'latn',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  formats.set(language, format);
  return format.format(toPesos(centavos));
}
