import { i18n } from '@lingui/core';
import type { Language } from '#contract/model/language.ts';
import { languages } from '#web/i18n/languages.ts';

/** Speaks a language without its catalogue: the words are those of the source. */
export function speakSource(language: Language): void {
  i18n.loadAndActivate({ locale: language, locales: [languages[language].tag], messages: {} });
}
