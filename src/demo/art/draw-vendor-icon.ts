import type { GameType } from '#protocol/vocabulary/category.ts';
import type { VendorSubject } from './draw-vendor-picture.ts';
import { vendorGlyphs, defaultGlyph } from './vendor-glyphs.ts';
import { line, path, rect } from './kit/svg-elements.ts';
import { createSheet } from './kit/sheet.ts';

/** The colour of a category: light and dark. */
const inks: Readonly<Record<GameType, readonly [string, string]>> = {
  RNG: ['#ffd58a', '#ff9d2e'],
  LIVE: ['#ff9f8f', '#f2503f'],
  SPORTS: ['#8af0cc', '#27a986'],
  FISH: ['#a5e8ff', '#38a0dc'],
  PVP: ['#d9bdff', '#8f62e8'],
  ELOTT: ['#ffc2dc', '#ee5f97'],
};

/** The icon of a vendor, 64 by 64, as in `public/vendors/<CODE>.svg`. */
export function drawVendorIcon(vendor: VendorSubject): string {
  const sheet = createSheet(`i${vendor.code}`, 64, 64);
  const [lit, shade] = inks[vendor.category];
  const ink = sheet.linear([lit, shade]);
  const { solid, lines, light } = vendorGlyphs[vendor.code] ?? defaultGlyph;
  return sheet.finish(
    rect(0, 0, 64, 64, sheet.linear(['#1f3f66', '#0c1930']), { rx: 18 }),
    rect(1.5, 1.5, 61, 61, 'none', { rx: 16.5, stroke: shade, 'stroke-width': 2, opacity: 0.55 }),
    solid === undefined ? '' : path(solid, ink),
    lines === undefined ? '' : line(lines, lit, 3.4),
    light === undefined ? '' : path(light, '#fff3dc'),
  );
}
