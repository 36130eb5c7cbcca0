import { ellipse, mirrored, path, rect } from '../kit/svg-elements.ts';
import type { Palette } from '../kit/palettes.ts';
import { dots, wedge } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Floodlights from both sides over a crowd and a bright floor. */
export function arena(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const light = sheet.linear([`${palette.glow}/.34`, `${palette.glow}/.04`]);
  const beams = [
    [-10, 136, 147],
    [-10, 153, 163],
    [70, 162, 172],
  ]
    .map(([x = 0, from = 0, to = 0]) => path(wedge(x, -20, 460, from, to), light))
    .join('');
  return [
    rect(
      0,
      0,
      300,
      400,
      sheet.linear([palette.top, palette.mid, `${palette.low}/1/.7`, palette.mid]),
    ),
    path('M-10 150Q150 206 310 150V280H-10Z', palette.deep, { opacity: 0.5 }),
    dots(random, 70, [0, 186, 300, 262], palette.glow, 2.4, 0.4),
    dots(random, 40, [0, 190, 300, 262], palette.trim, 2.4, 0.4),
    beams,
    mirrored(150, beams),
    path(
      'M-10 282Q150 246 310 282V410H-10Z',
      sheet.linear([palette.body, palette.shade, palette.deep]),
    ),
    ellipse(150, 316, 170, 56, sheet.radial([`${palette.glow}/.6`, `${palette.glow}/0`])),
  ].join('');
}
