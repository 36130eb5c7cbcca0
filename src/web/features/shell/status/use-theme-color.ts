import { useEffect } from 'react';
import { colourBars } from '../../../lib/use-appearance.ts';
import { useMedia } from '../../../lib/use-media.ts';

/** Keeps the browser's own bars in the colour of the page when the system turns from day to night. */
export function useDusk(): void {
  const isNight = useMedia('(prefers-color-scheme: dark)');
  useEffect(colourBars, [isNight]);
}
