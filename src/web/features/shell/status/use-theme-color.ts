import { useEffect } from 'react';
import { updateThemeColor } from '../../../lib/use-appearance.ts';
import { useMedia } from '../../../lib/use-media.ts';

/** Updates the theme colour of the browser when the system switches between light and dark. */
export function useThemeColor(): void {
  const isNight = useMedia('(prefers-color-scheme: dark)');
  useEffect(updateThemeColor, [isNight]);
}
