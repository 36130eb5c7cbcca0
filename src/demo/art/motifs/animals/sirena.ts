import { circle, d, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { dots, waveShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A mermaid's tail breaking the surface before the moon. */
export function sirena(sheet: Sheet, palette: Palette): string {
  const scale = sheet.linear([palette.lit, palette.body, palette.shade], [0, 0, 1, 0.4]);
  const fin = sheet.linear([palette.trim, palette.body, palette.shade]);
  const tail =
    'M92 360C84 300 118 262 142 222 160 190 162 160 150 132L176 124C192 160 194 200 178 240 164 280 168 320 196 360Z';
  const inside = sheet.clip(path(tail, '#000'));
  const rows = Array.from({ length: 12 }, (_, row) =>
    Array.from(
      { length: 8 },
      (__, index) => d`M${70 + index * 20 + (row % 2) * 10} ${140 + row * 19}a10 10 0 0 0 20 0`,
    ).join(''),
  );
  return [
    circle(
      150,
      170,
      175,
      sheet.radial([`${palette.glow}/.7`, `${palette.glow}/.16`, `${palette.glow}/0`]),
    ),
    circle(150, 168, 104, sheet.linear(['#fff', palette.glow])),
    circle(112, 130, 15, palette.low, { opacity: 0.25 }),
    circle(190, 210, 22, palette.low, { opacity: 0.2 }),
    path('M92 360l104 0c-10-16-16-30-18-46H98c-4 16-6 30-6 46z', palette.deep, { opacity: 0.4 }),
    path(tail, scale),
    `<g clip-path="${inside}">`,
    line(rows.join(''), '#fff', 2.2, { opacity: 0.4 }),
    path(
      'M92 360C84 300 118 262 142 222 160 190 162 160 150 132L156 130C170 170 160 200 146 232 128 270 104 310 110 360Z',
      '#fff',
      { opacity: 0.22 },
    ),
    '</g>',
    path(
      'M164 138C128 132 96 112 74 74 60 50 34 40 14 48 20 84 40 104 60 112 46 114 40 122 40 132 82 152 132 152 164 138Z',
      fin,
    ),
    path(
      'M162 138C186 124 206 96 214 56 220 32 244 14 268 16 272 52 260 76 244 90 258 86 268 92 272 102 244 132 200 150 162 138Z',
      fin,
    ),
    line(
      'M152 134C112 120 74 94 28 56M150 138C110 132 80 124 54 126M172 132C202 110 236 70 260 28M174 136C206 130 238 116 262 102',
      '#fff',
      2.4,
      { opacity: 0.45 },
    ),
    path(
      'M164 138C128 132 96 112 74 74 60 50 34 40 14 48 40 50 58 66 74 92 100 124 134 134 164 138Z',
      '#fff',
      { opacity: 0.25 },
    ),
    path('M140 146Q164 160 186 140 184 152 166 158 148 158 140 146Z', palette.trim),
    dots(sheet.random, 26, [60, 220, 240, 330], '#fff', 4, 0.8),
    path(
      'M44 330C60 290 82 296 92 262 98 296 112 304 108 340ZM184 340C188 306 206 300 214 268 222 300 246 300 258 336Z',
      '#fff',
      { opacity: 0.65 },
    ),
    path(waveShape(300, 334, 9, 120, 0.2, 404), '#fff', { opacity: 0.75 }),
    path(waveShape(300, 339, 9, 120, 0.2, 404), sheet.linear([palette.low, palette.mid])),
    path(waveShape(300, 370, 8, 100, 0.6, 404), sheet.linear([palette.mid, palette.top])),
  ].join('');
}
