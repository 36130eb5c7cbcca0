import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#contract/model/language.ts';
import { languages } from './languages.ts';

type Part = () => Promise<{ messages: Messages }>;

/** Each language in two files: what the first page says before anything else has come, and the rest. */
const catalogues: Readonly<Record<Language, { first: Part; rest: Part }>> = {
  EN: { first: () => import('#locales/EN.po?first'), rest: () => import('#locales/EN.po?rest') },
  TY: { first: () => import('#locales/TY.po?first'), rest: () => import('#locales/TY.po?rest') },
  CN: { first: () => import('#locales/CN.po?first'), rest: () => import('#locales/CN.po?rest') },
  TH: { first: () => import('#locales/TH.po?first'), rest: () => import('#locales/TH.po?rest') },
};

let rest = Promise.resolve();

function activate(language: Language, messages: Messages): void {
  const { tag } = languages[language];
  i18n.loadAndActivate({ locale: language, locales: [tag], messages });
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

/** Speaks a language as far as the first page needs it. What comes later waits for `allWords`. */
export async function speakFirst(language: Language): Promise<void> {
  const { first, rest: others } = catalogues[language];
  const spoken = first().then(({ messages }) => activate(language, messages));
  // Activating replaces what was loaded before, so the rest is added after it.
  rest = Promise.all([others(), spoken]).then(([{ messages }]) => i18n.load(language, messages));
  rest.catch(() => undefined);
  await spoken;
}

/** Resolves when every word of the language is here. Rejects when they cannot be had. */
export const allWords = (): Promise<void> => rest;

/** Fetches all words of a language and speaks it from then on. Throws when they cannot be had. */
export async function speak(language: Language): Promise<void> {
  const { first, rest: others } = catalogues[language];
  const parts = await Promise.all([first(), others()]);
  activate(language, Object.assign({}, ...parts.map(({ messages }) => messages)));
  rest = Promise.resolve();
}
