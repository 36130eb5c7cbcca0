import type { Language } from '#contract/model/language.ts';

/** The same words in every language of the product. */
export type Worded = Readonly<Record<Language, string>>;
