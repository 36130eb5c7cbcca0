import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#contract/model/language.ts';
import { languages } from './languages.ts';

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  EN: () => import('#locales/EN.po'),
  TY: () => import('#locales/TY.po'),
  CN: () => import('#locales/CN.po'),
  TH: () => import('#locales/TH.po'),
};

/** Fetches the words of a language (one file each) and speaks it from then on. Throws when the file cannot be had. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  const { tag } = languages[language];
  i18n.loadAndActivate({ locale: language, locales: [tag], messages });
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}
