import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const arms = [
  'M96 236C60 236 30 260 34 300 38 332 76 336 78 308 78 292 60 290 60 304',
  'M204 236C240 236 270 260 266 300 262 332 224 336 222 308 222 292 240 290 240 304',
  'M112 250C84 276 72 316 88 350 100 374 130 366 124 344',
  'M188 250C216 276 228 316 212 350 200 374 170 366 176 344',
  'M134 256C122 296 124 330 140 362 146 376 156 380 160 372',
  'M166 256C178 290 182 316 172 340',
] as const;

/** An octopus. */
export function octopus(sheet: Sheet, palette: Palette): string {
  const skin = sheet.radial([palette.lit, palette.body, palette.shade], [0.4, 0.3, 0.8]);
  const arm = (shape: string, index: number) =>
    line(shape, palette.shade, 26 - index) +
    line(shape, palette.body, 17 - index, { transform: 'translate(-2 -2)' }) +
    line(shape, '#fff', 5, { 'stroke-dasharray': '.1 14', opacity: 0.5 });
  const eye = (x: number) =>
    ellipse(x, 196, 21, 25, '#fff') +
    circle(x + 2, 200, 13, sheet.radial(['#ffd76a', palette.trim, palette.trimShade])) +
    circle(x + 2, 200, 7, '#12081c') +
    circle(x - 3, 193, 5, '#fff');
  return [
    circle(
      150,
      190,
      165,
      sheet.radial([`${palette.glow}/.65`, `${palette.glow}/.12`, `${palette.glow}/0`]),
    ),
    ...arms.map((shape, index) => arm(shape, index)),
    path(
      'M150 50C92 50 62 98 68 156 72 192 86 214 92 246 110 268 190 268 208 246 214 214 228 192 232 156 238 98 208 50 150 50Z',
      skin,
    ),
    path(
      'M150 50C92 50 62 98 68 156 70 176 76 192 82 208 72 140 96 82 158 62 156 54 154 50 150 50Z',
      '#fff',
      { opacity: 0.3 },
    ),
    ...[
      [176, 84, 11],
      [198, 112, 8],
      [150, 104, 6],
      [126, 80, 8],
      [208, 146, 6],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, palette.trim, { opacity: 0.55 })),
    eye(120),
    eye(180),
    line('M98 172q20-14 40-2M202 172q-20-14-40-2', palette.shade, 5),
    line(d`M134 236q16 12 32 0`, palette.deep, 5),
    circle(92, 224, 11, palette.trim, { opacity: 0.5 }),
    circle(208, 224, 11, palette.trim, { opacity: 0.5 }),
    circle(60, 306, 12, sheet.radial(['#fff2c2', '#ffc04d', '#a85a14'], [0.4, 0.34, 0.7])),
    circle(240, 306, 12, sheet.radial(['#fff', '#f3e6ea', '#a893b8'], [0.4, 0.34, 0.7])),
  ].join('');
}
