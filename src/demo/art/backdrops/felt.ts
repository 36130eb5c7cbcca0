import { d, ellipse, line, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** A gaming table with printed lines under one lamp, in a dark room. */
export function felt(sheet: Sheet, palette: Palette): string {
  return [
    rect(0, 0, 300, 400, sheet.radial([palette.low, palette.mid, palette.top], [0.5, 0.42, 0.7])),
    path('M104-10h92l130 420H-26z', sheet.linear([`${palette.glow}/.5`, `${palette.glow}/0`])),
    ellipse(150, 400, 260, 150, palette.deep),
    ellipse(
      150,
      404,
      252,
      146,
      sheet.radial([palette.body, palette.shade, palette.deep], [0.5, 0.28, 0.62]),
    ),
    line(d`M-40 378Q150 232 340 378`, palette.lit, 1.6, { opacity: 0.45 }),
    line(d`M-40 402Q150 262 340 402`, palette.lit, 1.6, { opacity: 0.3 }),
    ellipse(150, 316, 120, 40, sheet.radial([`${palette.glow}/.5`, `${palette.glow}/0`])),
  ].join('');
}
