import type { Messages } from '@lingui/core';
import type { Language } from '#protocol/model/language.ts';

type LoadPart = () => Promise<{ readonly messages: Messages }>;

/** The first part of a catalogue. The language is activated with it. */
interface FirstPart {
  readonly messages: Messages;
  /** Loaders of the other parts, by name. */
  readonly parts: Readonly<Record<string, LoadPart>>;
}

/** Loaders of the first part of each language. */
export type Catalogues = Readonly<Record<Language, () => Promise<FirstPart>>>;

/**
 * Loads parts of catalogues, each once, and remembers which ones the page needs, so that a change of the language loads
 * the same ones. `activate` gets an object to which later parts are added: components that need them are not rendered
 * yet, so those on the page need not be rendered again.
 */
export function createMessageLoader(
  catalogues: Catalogues,
  activate: (language: Language, messages: Messages) => void,
) {
  const needed = new Set(['first']);
  const loaded: Partial<Record<Language, Messages>> = {};
  const loads = new Map<string, Promise<void>>();
  let active: Language = 'EN';
  let announceActive = (): void => {};
  const activated = new Promise<void>((resolve) => {
    announceActive = resolve;
  });

  async function fetchPart(language: Language, part: string): Promise<void> {
    const first = await catalogues[language]();
    const { messages } = part === 'first' ? first : ((await first.parts[part]?.()) ?? {});
    Object.assign((loaded[language] ??= {}), messages);
  }

  /** Loads a part once. A failed load is tried again at the next need. */
  function loadPart(language: Language, part: string): Promise<void> {
    const key = language + part;
    const load = loads.get(key) ?? fetchPart(language, part);
    loads.set(key, load);
    load.catch(() => loads.delete(key));
    return load;
  }

  return {
    /** Loads the needed parts of a language and activates it. Rejects when one cannot be loaded. */
    async activate(language: Language): Promise<void> {
      let count: number;
      do {
        count = needed.size;
        await Promise.all([...needed].map((part) => loadPart(language, part)));
        // Other parts may have become needed meanwhile.
      } while (needed.size > count);
      active = language;
      activate(language, loaded[language] ?? {});
      announceActive();
    },

    /** Resolves when some parts are loaded in the active language. Rejects when they cannot be loaded. */
    async require(parts: readonly string[]): Promise<void> {
      await activated;
      let language: Language;
      do {
        language = active;
        await Promise.all(parts.map((part) => loadPart(language, part)));
      } while (language !== active);
      for (const part of parts) needed.add(part);
    },
  };
}
