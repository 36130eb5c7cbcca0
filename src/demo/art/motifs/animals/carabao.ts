import { circle, d, ellipse, line, mirrored, path } from '../../kit/svg-elements.ts';
import type { Palette, Tones } from '../../kit/palettes.ts';
import { starShape } from '../../kit/shapes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const hides: readonly [Tones, ...Tones[]] = [
  ['#8a8fa6', '#565b78', '#2c2f49'],
  ['#a08a7c', '#6a5348', '#33241f'],
  ['#efe6d6', '#c4b5a0', '#78695c'],
  ['#ffe7a0', '#e8a52e', '#8f4f12'],
];

/** A carabao from the front, with flowers on its head. */
export function carabao(sheet: Sheet, palette: Palette): string {
  const [lit, main, dark] = sheet.random.pick(hides);
  const hide = sheet.linear([lit, main, dark]);
  const horn = sheet.linear(['#fff3dc', '#cfae86', '#6b4a35'], [1, 0, 0, 0.5]);
  const half = [
    path('M118 138C76 142 34 122 26 72 14 96 6 150 44 176 70 192 104 182 124 166Z', horn),
    path('M26 72C14 96 6 150 44 176 50 180 58 182 66 183 36 162 24 122 26 72Z', '#5a3c2b', {
      opacity: 0.5,
    }),
    line('M56 138q4 16-2 34M80 146q4 14 0 34M100 150q4 12 2 28', '#5a3c2b', 2, { opacity: 0.35 }),
    path('M110 182C84 176 52 186 40 210 58 226 92 224 114 212Z', sheet.linear([main, dark])),
    path('M104 188c-18-2-36 4-46 18 16 6 32 4 46-4z', '#e29a96', { opacity: 0.7 }),
  ].join('');
  const face = [
    ellipse(116, 232, 11, 9, '#14162a'),
    circle(119, 229, 3.4, '#fff'),
    path('M100 224q14-12 30 2', 'none', { stroke: '#23263e', 'stroke-width': 5 }),
    ellipse(131, 314, 9, 12, '#14162a', { transform: 'rotate(20 131 314)' }),
  ].join('');
  const flowers = [
    [126, 158, 15, '#fff'],
    [174, 158, 15, '#fff'],
    [150, 150, 19, palette.trim],
  ] as const;
  return [
    path('M70 404C76 340 104 318 150 318s74 22 80 86Z', sheet.linear([main, dark])),
    half,
    mirrored(150, half),
    path(
      'M150 142C112 142 96 166 98 204 100 246 108 262 110 296 112 332 128 350 150 350s38-18 40-54C192 262 200 246 202 204 204 166 188 142 150 142Z',
      hide,
    ),
    path(
      'M150 142C112 142 96 166 98 204 100 246 108 262 110 296 112 332 128 350 150 350 118 330 130 270 124 226 120 190 128 160 150 142Z',
      '#fff',
      { opacity: 0.1 },
    ),
    path(
      'M150 284c-26 0-40 14-40 36s16 36 40 36 40-14 40-36-14-36-40-36z',
      sheet.linear(['#b8aab4', '#6a5f74']),
    ),
    face,
    mirrored(150, face),
    line('M134 340q16 8 32 0', '#23263e', 4),
    path('M138 176q12 40 12 76 0-36 12-76-12 10-24 0z', '#fff', { opacity: 0.16 }),
    ...flowers.map(
      ([x, y, r, colour]) =>
        path(starShape(x, y, 6, r, r * 0.62), colour) + circle(x, y, r * 0.34, palette.glow),
    ),
    circle(150, 326, 13, 'none', {
      stroke: palette.glow,
      'stroke-width': 4,
      'stroke-dasharray': '52 30',
      transform: d`rotate(${-32} 150 326)`,
    }),
  ].join('');
}
