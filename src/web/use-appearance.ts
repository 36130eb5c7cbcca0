import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';
import { useMedia } from './use-media.ts';

/** Keeps the page in the chosen theme, and the browser's own bars in the colour of its ground. */
export function useAppearance(): void {
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);
  const isNight = useMedia('(prefers-color-scheme: dark)');

  // What boot.js hid, because it was rendered ahead in English, has been replaced by now.
  useLayoutEffect(() => void delete document.documentElement.dataset['words'], []);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = ground;
      meta.removeAttribute('media');
    }
    // At dusk the system may change its mind.
  }, [theme, isNight]);
}
