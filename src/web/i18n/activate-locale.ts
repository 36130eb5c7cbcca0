import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#contract/model/language.ts';
import { withLoadTimeout } from '#core/query/load-chunk.ts';
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
 * build wraps each dynamic import in a call of this function: see `src/host/build/catalogues.ts`. Rejects with the
 * GatewayError `loadTimeout` when the module or its messages take longer than 120 s.
 *
 * @public
 */
export async function withMessages<Module>(
  parts: string,
  loading: Promise<Module>,
): Promise<Module> {
  const messages = parts === '' ? null : loader.require(parts.split(' '));
  const [module] = await withLoadTimeout(Promise.all([loading, messages]));
  return module;
}
