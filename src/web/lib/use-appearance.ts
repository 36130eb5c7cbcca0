import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';

/** Gives the browser's own bars the colour that the page's ground has now. */
export function updateThemeColor(): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = ground;
    meta.removeAttribute('media');
  }
}

/** Keeps the page in the chosen theme, and the browser's own bars in the colour of its ground. */
export function useAppearance(): void {
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);

  // What boot.js hid, because it was rendered ahead in English, has been replaced by now.
  useLayoutEffect(() => void delete document.documentElement.dataset['words'], []);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    updateThemeColor();
  }, [theme]);
}
