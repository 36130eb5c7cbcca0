import { useEffect } from 'react';
import { updateThemeColor } from '../../../lib/use-appearance.ts';
import { useMedia } from '../../../lib/use-media.ts';

/** Keeps the browser's own bars in the colour of the page when the system turns from day to night. */
export function useThemeColor(): void {
  const isNight = useMedia('(prefers-color-scheme: dark)');
  useEffect(updateThemeColor, [isNight]);
}
