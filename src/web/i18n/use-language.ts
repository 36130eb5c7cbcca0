import { useLingui } from '@lingui/react';
import { languageCodes, type Language } from '#protocol/model/language.ts';

/** The active language, for the functions of format.ts. */
export function useLanguage(): Language {
  const { locale } = useLingui().i18n;
  return languageCodes.find((code) => code === locale) ?? 'EN';
}
