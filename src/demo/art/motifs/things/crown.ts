import { circle, d, ellipse, line, path } from '../../kit/svg-elements.ts';
import { gold, type Palette } from '../../kit/palettes.ts';
import { glint } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A crown on its cushion. */
export function crown(sheet: Sheet, palette: Palette): string {
  const metal = sheet.linear([gold[0], gold[1], '#e08a1e', gold[2]], [0, 0, 1, 0.5]);
  const velvet = sheet.linear([palette.lit, palette.trim, palette.trimShade]);
  const gem = (x: number, y: number, size: number, main: string, dark: string) =>
    path(
      d`M${x} ${y - size}l${size * 0.8} ${size * 0.5}v${size * 0.9}l${-size * 0.8} ${size * 0.6}-${size * 0.8}-${size * 0.6}v-${size * 0.9}z`,
      sheet.linear(['#fff', main, dark]),
    ) +
    path(
      d`M${x} ${y - size}l${size * 0.8} ${size * 0.5}-${size * 0.8} ${size * 0.4}-${size * 0.8}-${size * 0.4}z`,
      '#fff',
      { opacity: 0.5 },
    );
  return [
    circle(
      150,
      190,
      170,
      sheet.radial([`${palette.glow}/.85`, `${palette.glow}/.2`, `${palette.glow}/0`]),
    ),
    path(
      'M34 330C18 300 44 292 76 296 124 302 176 302 224 296 256 292 282 300 266 330 282 362 254 372 224 366 176 360 124 360 76 366 46 372 18 362 34 330Z',
      velvet,
    ),
    path(
      'M34 330C18 300 44 292 76 296 124 302 176 302 224 296 256 292 282 300 266 330 220 310 80 310 34 330Z',
      '#fff',
      { opacity: 0.25 },
    ),
    line('M34 330q10 24 42 36M266 330q-10 24-42 36', gold[1], 4),
    circle(32, 330, 10, gold[1]),
    circle(268, 330, 10, gold[1]),
    ellipse(150, 304, 92, 12, palette.deep, { opacity: 0.5 }),
    path(
      'M80 236C78 196 100 160 150 150 200 160 222 196 220 236Z',
      sheet.linear([palette.trim, palette.trimShade]),
    ),
    path('M66 290L46 140 100 206 150 108 200 206 254 140 234 290Q150 316 66 290Z', metal),
    path('M46 140L100 206 150 108 118 270 66 290Z', '#fff', { opacity: 0.28 }),
    path('M234 290L254 140 200 206 210 296z', gold[2], { opacity: 0.5 }),
    line('M64 268Q150 296 236 268', gold[2], 5, { opacity: 0.7 }),
    line('M62 256Q150 284 238 256', '#fff8e2', 5, { 'stroke-dasharray': '.1 11' }),
    circle(46, 136, 13, sheet.radial(['#fff', palette.body, palette.shade], [0.38, 0.32, 0.75])),
    circle(254, 136, 13, sheet.radial(['#fff', palette.body, palette.shade], [0.38, 0.32, 0.75])),
    circle(150, 100, 17, sheet.radial(['#fff', '#ff5f78', '#8d0f3a'], [0.38, 0.32, 0.75])),
    gem(150, 226, 26, '#ff5f78', '#8d0f3a'),
    gem(102, 236, 17, '#4fd6b0', '#0b5a4a'),
    gem(198, 236, 17, '#6fb6ff', '#123c8c'),
    path('M66 290Q150 316 234 290l-2 12Q150 328 68 302Z', metal),
    path(glint(86, 176, 22) + glint(214, 186, 15) + glint(150, 74, 18), '#fff'),
  ].join('');
}
