import type { Language } from '#contract/model/language.ts';

/** What a language is called by itself, and its BCP-47 tag for `<html lang>` and `Intl`. */
export const languages: Readonly<
  Record<Language, { readonly name: string; readonly tag: string }>
> = {
  EN: { name: 'English', tag: 'en-PH' },
  TY: { name: 'Filipino', tag: 'fil-PH' },
  CN: { name: '简体中文', tag: 'zh-Hans' },
  TH: { name: 'ไทย', tag: 'th' },
};

/** The languages of the menu. The others are reached by the footer's switch or an address. */
export const menuLanguages: readonly Language[] = ['EN', 'TY'];
