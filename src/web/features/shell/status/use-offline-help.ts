import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Delay before the prefetch, in milliseconds. */
const delayMs = 5_000;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    act();
    return () => {};
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/** Stores the help articles for offline use when the page is idle, unless data is saved. */
export function useOfflineHelp(): void {
  const { help, system, ui } = useApp();
  const { readOnly, view } = useSnapshot(system.state);
  const { savesData } = useSnapshot(ui.state);
  const language = useLanguage();
  const isOpen = view === 'open' && !readOnly;

  useEffect(() => {
    if (!isOpen || savesData) return undefined;
    let cancel = (): void => {};
    const keep = (): void =>
      void help().then(
        (slice) => slice.keep(),
        () => undefined,
      );
    const timer = setTimeout(() => (cancel = whenIdle(keep)), delayMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [help, isOpen, language, savesData]);
}
