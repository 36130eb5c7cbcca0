import type { Messages } from '@lingui/core';
import type { Language } from '#contract/model/language.ts';

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
  const messagesOf = new Map<Language, Messages>();
  const loads = new Map<string, Promise<void>>();
  let active: Language = 'EN';
  let announceActive = (): void => {};
  const activated = new Promise<void>((resolve) => {
    announceActive = resolve;
  });

  function messagesIn(language: Language): Messages {
    const messages = messagesOf.get(language) ?? {};
    messagesOf.set(language, messages);
    return messages;
  }

  /** Loads a file once. A failed load is tried again at the next need. */
  function once(key: string, load: () => Promise<void>): Promise<void> {
    const loading = loads.get(key) ?? load();
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  }

  function loadPart(language: Language, part: string): Promise<void> {
    return once(`${language} ${part}`, async () => {
      const first = await catalogues[language]();
      const loaded = part === 'first' ? first : await first.parts[part]?.();
      Object.assign(messagesIn(language), loaded?.messages);
    });
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
      activate(language, messagesIn(language));
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
