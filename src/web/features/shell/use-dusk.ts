import { useEffect } from 'react';
import { colourBars } from '../../use-appearance.ts';
import { useMedia } from '../../use-media.ts';

/** Keeps the browser's own bars in the colour of the page when the system turns from day to night. */
export function useDusk(): void {
  const isNight = useMedia('(prefers-color-scheme: dark)');
  useEffect(colourBars, [isNight]);
}
