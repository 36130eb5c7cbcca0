import type { Language } from '#protocol/model/language.ts';
import { languages } from '../../../i18n/languages.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** A short amount of pesos for an axis, such as `₱1.2K`. */
export function compactMoney(pesos: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(languages[language].tag, {
      numberingSystem: 'latn',
      style: 'currency',
      currency: 'PHP',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
  formats.set(language, format);
  return format.format(pesos).replace('-', '−');
}
