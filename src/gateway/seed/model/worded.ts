import type { Language } from '#protocol/model/language.ts';

/** The same text in every language of the product. */
export type Worded = Readonly<Record<Language, string>>;
