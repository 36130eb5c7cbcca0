import type { Language } from '#protocol/model/language.ts';
import { languages } from './languages.ts';

/** A whole number in its shortest form, such as 131K. */
export function formatCompact(whole: number, language: Language): string {
  const { tag } = languages[language];
  return new Intl.NumberFormat(tag, {
    numberingSystem: 'latn',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(whole);
}
