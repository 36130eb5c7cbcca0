import type { Language } from '#protocol/model/language.ts';

/** Languages of the header menu. The footer and the `lang` search parameter offer all languages. */
export const menuLanguages: readonly Language[] = ['EN', 'TY'];
