import { i18n } from '@lingui/core';
import type { Language } from '#protocol/model/language.ts';
import { languages } from '#web/i18n/languages.ts';

/** Activates a language without a catalogue: its messages are the English source. */
export function activateSourceLocale(language: Language): void {
  i18n.loadAndActivate({ locale: language, locales: [languages[language].tag], messages: {} });
}
