import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#protocol/model/language.ts';
import { loadChunk } from '#core/query/load-chunk.ts';
import { languages } from './languages.ts';
import { type Catalogues, createMessageLoader } from './message-loader.ts';

const catalogues: Catalogues = {
  EN: () => import('#locales/EN.po?first'),
  TY: () => import('#locales/TY.po?first'),
  CN: () => import('#locales/CN.po?first'),
  TH: () => import('#locales/TH.po?first'),
};

function activate(language: Language, messages: Messages): void {
  const { tag } = languages[language];
  i18n.loadAndActivate({ locale: language, locales: [tag], messages });
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

const loader = createMessageLoader(catalogues, activate);

/**
 * Loads the messages of a language that this page has needed so far, then activates it. Rejects when they cannot be
 * loaded; the active language stays active.
 */
export const activateLocale = (language: Language): Promise<void> => loader.activate(language);

/**
 * Resolves to a module when some parts of the catalogue, separated by spaces, are loaded in the active language. The
 * build wraps each dynamic import in a call of this function: see `src/host/build/catalogues.ts`. Rejects as `loadChunk`
 * does: the router would load the page again by itself for the error of the browser, which `service-worker.ts` does once.
 *
 * @public
 */
export async function withMessages<Module>(
  parts: string,
  loading: Promise<Module>,
): Promise<Module> {
  const messages = parts === '' ? null : loader.require(parts.split(' '));
  const [module] = await loadChunk(() => Promise.all([loading, messages]));
  // Vite gives no module for a chunk whose page is about to be loaded again (`service-worker.ts`): nothing is shown until then.
  return module ?? new Promise(() => {});
}
