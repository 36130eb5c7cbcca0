import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { updateThemeColor } from '../../../lib/use-appearance.ts';
import { useMedia } from '../../../lib/use-media.ts';

/** Updates the theme colour of the browser when the system switches between light and dark. */
export function useThemeColor(): void {
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);
  const isNight = useMedia('(prefers-color-scheme: dark)');
  useEffect(() => updateThemeColor(theme), [theme, isNight]);
}
