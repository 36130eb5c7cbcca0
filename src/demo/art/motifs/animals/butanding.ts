import { circle, ellipse, line, path } from '../../kit/svg-elements.ts';
import type { Palette } from '../../kit/palettes.ts';
import { dots } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const body =
  'M16 214C14 178 44 152 92 142 148 132 196 142 232 164 250 174 262 178 268 170 274 150 280 122 296 104 300 138 292 172 282 186 292 200 298 222 292 250 280 236 270 214 262 206 226 224 190 246 142 262 90 276 20 266 16 214Z';

/** A spotted whale shark from below. */
export function butanding(sheet: Sheet, palette: Palette): string {
  const { random } = sheet;
  const inside = sheet.clip(path(body, '#000'));
  return [
    ellipse(
      150,
      200,
      160,
      110,
      sheet.radial([`${palette.glow}/.55`, `${palette.glow}/.1`, `${palette.glow}/0`]),
    ),
    `<g transform="rotate(${Math.round(random.between(-12, 4))} 150 200)">`,
    path(
      'M150 148C160 116 184 98 204 98 194 116 196 136 204 152Z',
      sheet.linear(['#4b7fa8', '#183a5e']),
    ),
    path(
      'M110 236C104 280 74 306 44 318 52 290 56 262 72 240Z',
      sheet.linear(['#3d6c94', '#10304f']),
    ),
    path(body, sheet.linear(['#6aa8cc', '#2a5f8e', '#dff0f2', '#9fc6cf'], [0, 0, 0.1, 1])),
    `<g clip-path="${inside}">`,
    path('M10 226C60 240 110 226 160 216S250 192 300 190V300H0Z', '#e8f6f4', { opacity: 0.85 }),
    dots(random, 46, [40, 138, 280, 216], '#e8f6f4', 6, 0.85),
    dots(random, 40, [30, 138, 290, 222], '#e8f6f4', 3, 0.7),
    line(
      'M96 140q10 36-4 78M126 136q12 40-2 78M158 138q10 36-2 72M190 144q8 28-2 58M220 154q6 20-2 40',
      '#e8f6f4',
      1.8,
      { opacity: 0.5 },
    ),
    path('M16 200C30 160 90 136 150 138 100 146 50 170 34 210Z', '#fff', { opacity: 0.25 }),
    '</g>',
    line('M92 198q-8 14-2 32M106 196q-8 14-2 32M120 194q-8 14-2 32', '#123250', 3, {
      opacity: 0.7,
    }),
    path('M15 210Q30 224 62 222', 'none', { stroke: '#123250', 'stroke-width': 4 }),
    circle(56, 200, 6, '#0a1a2c'),
    circle(54.5, 198, 2, '#fff'),
    path(
      'M150 244C162 282 190 300 218 306 212 278 206 254 190 232Z',
      sheet.linear(['#3d6c94', '#10304f']),
    ),
    '</g>',
    line('M40 316q10-6 20 0t20 0M196 330q8-5 16 0t16 0M210 92q8-5 16 0t16 0', palette.glow, 3, {
      opacity: 0.7,
    }),
    path(
      'M62 336l16-6v12zm-18 0a12 7 0 1 0 24 0 12 7 0 1 0-24 0M252 318l-14-5v10zm16 0a10 6 0 1 1-20 0 10 6 0 1 1 20 0M234 344l-12-4v9zm14 0a9 5 0 1 1-18 0 9 5 0 1 1 18 0',
      palette.trim,
    ),
  ].join('');
}
