import type { Language } from '#contract/model/language.ts';
import type { Centavos } from '#contract/model/money.ts';

/** The marks in the numbers of a language. */
interface Marks {
  readonly group: string;
  readonly decimal: string;
}

const english: Marks = { group: ',', decimal: '.' };

/** All our languages write numbers as English does. */
const marks: Readonly<Record<Language, Marks>> = {
  EN: english,
  TY: english,
  CN: english,
  TH: english,
};

/** Digits of a whole number that is not negative, in groups of three. */
function grouped(whole: number, { group }: Marks): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, group);
}

const sign = (value: number): string => (value < 0 ? '-' : '');

/**
 * A whole number with grouping. It gives the text of `Intl.NumberFormat`, whose first use stops a phone for 70 ms while the first
 * screen is drawn.
 */
export function wholeDigits(whole: number, language: Language): string {
  const value = Math.round(whole);
  return `${sign(value)}${grouped(Math.abs(value), marks[language])}`;
}

/** Centavos as pesos with two decimals; `currency` stands between the sign and the digits. */
export function pesoDigits(centavos: Centavos, language: Language, currency = ''): string {
  const value = Math.round(centavos);
  const size = Math.abs(value);
  const pesos = grouped(Math.floor(size / 100), marks[language]);
  const rest = String(size % 100).padStart(2, '0');
  return `${sign(value)}${currency}${pesos}${marks[language].decimal}${rest}`;
}
