import type { Language } from '#protocol/model/language.ts';
import type { Centavos } from '#protocol/model/money.ts';

/** The marks in the numbers of a language. */
interface Marks {
  readonly group: string;
  readonly decimal: string;
}

const english: Marks = { group: ',', decimal: '.' };

/** The languages that do not write numbers as English does. There are none yet. */
const otherMarks: Readonly<Partial<Record<Language, Marks>>> = {};

const marksOf = (language: Language): Marks => otherMarks[language] ?? english;

/** Digits of a whole number that is not negative, in groups of three. */
function grouped(whole: number, language: Language): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, marksOf(language).group);
}

const sign = (value: number): string => (value < 0 ? '−' : '');

/**
 * A whole number with grouping. `Intl.NumberFormat` is not used, because its first use stops a phone for 70 ms while the first
 * screen is drawn.
 */
export function wholeDigits(whole: number, language: Language): string {
  const value = Math.round(whole);
  return `${sign(value)}${grouped(Math.abs(value), language)}`;
}

/** Centavos as pesos with two decimals; `currency` stands between the sign and the digits. */
export function pesoDigits(centavos: Centavos, language: Language, currency = ''): string {
  const value = Math.round(centavos);
  const size = Math.abs(value);
  const pesos = grouped(Math.floor(size / 100), language);
  const rest = String(size % 100).padStart(2, '0');
  return `${sign(value)}${currency}${pesos}${marksOf(language).decimal}${rest}`;
}
