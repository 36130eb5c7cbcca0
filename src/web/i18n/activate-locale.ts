import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#contract/model/language.ts';
import { languages } from './languages.ts';

type LoadCatalogue = () => Promise<{ messages: Messages }>;

/** Each catalogue in two files: messages of the chunks that the first page loads, and all others. */
const catalogues: Readonly<Record<Language, { first: LoadCatalogue; rest: LoadCatalogue }>> = {
  EN: { first: () => import('#locales/EN.po?first'), rest: () => import('#locales/EN.po?rest') },
  TY: { first: () => import('#locales/TY.po?first'), rest: () => import('#locales/TY.po?rest') },
  CN: { first: () => import('#locales/CN.po?first'), rest: () => import('#locales/CN.po?rest') },
  TH: { first: () => import('#locales/TH.po?first'), rest: () => import('#locales/TH.po?rest') },
};

let restLoaded = Promise.resolve();

function activate(language: Language, messages: Messages): void {
  const { tag } = languages[language];
  i18n.loadAndActivate({ locale: language, locales: [tag], messages });
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

/**
 * Activates a language with the messages of the first page, and loads the others in the background:
 * see `allMessagesLoaded`. Rejects when the first messages cannot be loaded.
 */
export async function activateInitialLocale(language: Language): Promise<void> {
  const { first, rest } = catalogues[language];
  const activated = first().then(({ messages }) => activate(language, messages));
  // Activation replaces the loaded messages, so the others are added after it.
  restLoaded = Promise.all([rest(), activated]).then(([{ messages }]) =>
    i18n.load(language, messages),
  );
  restLoaded.catch(() => undefined);
  await activated;
}

/** Resolves when all messages of the active language are loaded. Rejects when they cannot be loaded. */
export const allMessagesLoaded = (): Promise<void> => restLoaded;

/** Loads all messages of a language, then activates it. Rejects when they cannot be loaded. */
export async function activateLocale(language: Language): Promise<void> {
  const { first, rest } = catalogues[language];
  const parts = await Promise.all([first(), rest()]);
  activate(language, Object.assign({}, ...parts.map(({ messages }) => messages)));
  restLoaded = Promise.resolve();
}
