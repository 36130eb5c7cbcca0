import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Theme } from '#core/ui/ui.ts';
import { useApp } from './app-context.tsx';

/** The background of the page, `--ground-0`. A computed style would make the browser lay out the page at once. */
export const grounds = { light: '#f4eee0', dark: '#0a1424' } as const;

/** Sets `theme-color`, the colour of the browser's bars, to the background of the page. */
export function updateThemeColor(theme: Theme): void {
  const isDark =
    theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = isDark ? grounds.dark : grounds.light;
    meta.removeAttribute('media');
  }
}

/** Applies the chosen theme and motion to the page, and the theme to the browser's bars. */
export function useAppearance(): void {
  const { session, ui } = useApp();
  const { theme, lessMotion } = useSnapshot(ui.state);
  const isMember = useSnapshot(session.state).phase === 'member';

  // boot.js hides the prerendered English page from readers of other languages. The page is rendered now.
  useLayoutEffect(() => void delete document.documentElement.dataset['words'], []);

  // boot.js sets it before the first paint. The home page of a phone gives members more room for their games.
  useLayoutEffect(
    () => void document.documentElement.toggleAttribute('data-member', isMember),
    [isMember],
  );

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['theme'] = theme;
    page.toggleAttribute('data-still', lessMotion);
    updateThemeColor(theme);
  }, [theme, lessMotion]);
}
