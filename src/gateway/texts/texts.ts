import { createTexts } from '#protocol/texts/texts.ts';
import type { Language } from '#protocol/model/language.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { TH } from './TH.ts';
import { TY } from './TY.ts';

/** The English texts, whose keys and values the compiler knows. */
export type English = typeof EN;

/** A text in each language. */
export type Worded = Readonly<Record<Language, string>>;

/** The texts of the gateway: `text` reads one in a language, `worded` in each language. */
export const { text, worded } = createTexts<English>({ EN, TY, CN, TH });
