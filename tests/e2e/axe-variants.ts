import { depthOf } from '../support/depths.mjs';

const phone = { name: 'phone', width: 360, height: 740 };
const desktop = { name: 'desktop', width: 1440, height: 900 };

/**
 * The variants of width, theme and language in which axe reads a page. The first two have each width, each theme and two
 * languages once; the soak has all.
 */
export const axeVariants = (
  [
    { ...phone, theme: 'dark', language: 'EN' },
    { ...desktop, theme: 'light', language: 'TY' },
    { ...phone, theme: 'light', language: 'TY' },
    { ...desktop, theme: 'dark', language: 'EN' },
  ] as const
).slice(0, depthOf('axeVariants'));
