import type { Language } from '#protocol/model/language.ts';
import type { Translation, ValuesOf } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

type Texts = typeof EN;
type Key = keyof Texts;

/** The catalogues by language. A page loads its own only. */
const catalogues: Readonly<Record<Language, () => Promise<Translation<Texts>>>> = {
  EN: async () => (await import('./EN.ts')).EN,
  TY: async () => (await import('./TY.ts')).TY,
  CN: async () => (await import('./CN.ts')).CN,
  TH: async () => (await import('./TH.ts')).TH,
};

/** Languages of browsers, for an address without a language. */
const browserLanguages: Readonly<Record<string, Language>> = {
  fil: 'TY',
  tl: 'TY',
  zh: 'CN',
  th: 'TH',
};

const isLanguage = (code: string): code is Language => Object.hasOwn(catalogues, code);

/** The language that the address names, else the language of the browser. */
function firstLanguage(): Language {
  const named = new URLSearchParams(location.search).get('language') ?? '';
  if (isLanguage(named)) return named;
  const [first = ''] = navigator.language.toLowerCase().split('-');
  return browserLanguages[first] ?? 'EN';
}

let wanted = firstLanguage();
let texts = await catalogues[wanted]();

/** Changes the language of the page. Does nothing for an unknown code. */
export async function setLanguage(code: string) {
  if (code === wanted || !isLanguage(code)) return;
  wanted = code;
  const loaded = await catalogues[code]();
  if (wanted === code) texts = loaded;
}

function fill(text: string, values: Readonly<Record<string, string | number>>) {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A text in the language of the page. */
export function text<Name extends Key>(key: Name, ...[values]: ValuesOf<Texts[Name]>) {
  return fill(texts[key], values ?? {});
}

/** True for the key of a text. Its end can be a word of the gateway. */
export const isKey = (key: string): key is Key => Object.hasOwn(texts, key);

/** The BCP 47 tag of the language. */
export const languageTag = () => text('language.tag');
