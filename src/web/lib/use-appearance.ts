import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from './app-context.tsx';

/** Sets `theme-color`, the colour of the browser's bars, to the current background of the page. */
export function updateThemeColor(): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = ground;
    meta.removeAttribute('media');
  }
}

/** Applies the chosen theme and motion to the page, and the theme to the browser's bars. */
export function useAppearance(): void {
  const { ui } = useApp();
  const { theme, lessMotion } = useSnapshot(ui.state);

  // boot.js hides the prerendered English page from readers of other languages. The page is rendered now.
  useLayoutEffect(() => void delete document.documentElement.dataset['words'], []);

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['theme'] = theme;
    page.toggleAttribute('data-still', lessMotion);
    updateThemeColor();
  }, [theme, lessMotion]);
}
