import type { Language } from '#protocol/model/language.ts';
import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

type Texts = Translation<typeof EN>;

/** The catalogues by language. A check loads one. */
const catalogues: Readonly<Record<Language, () => Promise<Texts>>> = {
  EN: async () => (await import('./EN.ts')).EN,
  TY: async () => (await import('./TY.ts')).TY,
  CN: async () => (await import('./CN.ts')).CN,
  TH: async () => (await import('./TH.ts')).TH,
};

/** Languages by the vendor's codes. */
const languages: Readonly<Record<string, Language>> = {
  fil: 'TY',
  zho: 'CN',
  'zh-cn': 'CN',
  tha: 'TH',
  th: 'TH',
};

/** The texts of a language, by the vendor's code of it; English for unknown codes. */
export const textsOf = (code: string): Promise<Texts> => catalogues[languages[code] ?? 'EN']();
