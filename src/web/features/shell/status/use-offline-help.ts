import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';

declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** How long a page has been there before anything is fetched ahead. */
const calmMs = 5_000;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    act();
    return () => {};
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/** Sees to it, in a calm moment, that help is there when the network is not; not where data is dear. */
export function useOfflineHelp(): void {
  const { help, system } = useApp();
  const { readOnly, view } = useSnapshot(system.state);
  const language = useLanguage();
  const isOpen = view === 'open' && !readOnly;

  useEffect(() => {
    if (!isOpen || navigator.connection?.saveData) return undefined;
    let giveUp = (): void => {};
    const keep = (): void =>
      void help().then(
        (slice) => slice.keep(),
        () => undefined,
      );
    const timer = setTimeout(() => (giveUp = whenIdle(keep)), calmMs);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [help, isOpen, language]);
}
