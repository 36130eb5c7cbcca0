import { useLingui } from '@lingui/react';
import { languageCodes, type Language } from '#contract/model/language.ts';

/** The language that is spoken now: what the functions of format.ts ask for. */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n;
  return languageCodes.find((code) => code === locale) ?? 'EN';
}
