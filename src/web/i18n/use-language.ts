import { useLingui } from '@lingui/react';
import { languageCodes, type Language } from '#contract/model/language.ts';

/** The language that is spoken now: what the functions of format.ts ask for. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return languageCodes.find((code) => code === i18n.locale) ?? 'EN';
}
