import type { Language } from '#protocol/model/language.ts';

/** The name of each language in that language, and its BCP-47 tag for `<html lang>` and `Intl`. */
export const languages: Readonly<
  Record<Language, { readonly name: string; readonly tag: string }>
> = {
  EN: { name: 'English', tag: 'en-PH' },
  TY: { name: 'Filipino', tag: 'fil-PH' },
  CN: { name: '简体中文', tag: 'zh-Hans' },
  TH: { name: 'ไทย', tag: 'th' },
};
