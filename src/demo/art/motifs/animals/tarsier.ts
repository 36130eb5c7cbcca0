import { circle, ellipse, line, mirrored, path } from '../../kit/svg-elements.ts';
import { leaf, wood, type Palette } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** A tarsier on a branch. */
export function tarsier(sheet: Sheet, palette: Palette): string {
  const fur = sheet.linear(['#e6b98a', '#a8713f', '#5c3519']);
  const pale = sheet.linear(['#ffe9cc', '#d9a878']);
  const half = [
    path('M96 152C62 142 34 106 40 80 58 62 98 76 118 108Z', fur),
    path('M94 142C70 132 50 106 52 90 66 82 92 94 108 116Z', '#f2a08a', { opacity: 0.85 }),
    circle(108, 176, 44, '#4a2a14'),
    circle(
      108,
      176,
      40,
      sheet.radial(['#fff3b0', '#ffc23e', '#d9741a', '#7a300a'], [0.45, 0.4, 0.62]),
    ),
    circle(112, 178, 20, '#12080a'),
    circle(103, 166, 9, '#fff'),
    circle(120, 190, 4.5, '#fff', { opacity: 0.8 }),
    path('M68 166a44 44 0 0 1 78-8c-26-14-52-12-78 8z', '#3c200e', { opacity: 0.75 }),
    line(
      'M112 296C86 300 84 322 92 336M106 330q-10 10-4 22M96 332q-12 8-8 20M118 332q-4 12 2 20',
      '#a8713f',
      13,
    ),
    circle(101, 354, 7, '#e6b98a'),
    circle(87, 352, 7, '#e6b98a'),
    circle(120, 353, 7, '#e6b98a'),
  ].join('');
  return [
    line('M206 330C262 344 270 392 232 404', '#6d4220', 9),
    path('M150 214C104 216 92 262 102 306 110 340 190 340 198 306 208 262 196 216 150 214Z', fur),
    path('M150 236c-24 0-34 26-30 56 4 22 56 22 60 0 4-30-6-56-30-56z', pale),
    path(
      'M-10 352C60 334 130 356 190 344S280 336 312 342V368C250 362 210 376 150 372S40 366-10 380Z',
      sheet.linear([wood[0], wood[1], wood[2]]),
    ),
    line('M20 360q40-8 80 0M170 360q50-8 100-6', wood[2], 2.5, { opacity: 0.6 }),
    path(
      'M34 352C10 322 20 286 52 270 60 306 56 336 34 352ZM262 342c24-14 30-46 20-74-24 18-34 48-20 74z',
      sheet.linear([leaf[0], leaf[1], leaf[2]]),
    ),
    path(
      'M150 96C110 96 82 124 78 164 76 206 106 236 150 240 194 236 224 206 222 164 218 124 190 96 150 96Z',
      fur,
    ),
    path(
      'M150 100C126 100 106 112 94 130 116 120 136 124 150 140 164 124 184 120 206 130 194 112 174 100 150 100Z',
      '#fff0d8',
      { opacity: 0.25 },
    ),
    ellipse(150, 216, 30, 20, pale),
    half,
    mirrored(150, half),
    path('M142 202q8-6 16 0-2 10-8 10t-8-10z', '#5c2f22'),
    line('M136 222q14 10 28 0', '#5c2f22', 3.4),
    circle(150, 180, 150, sheet.radial([`${palette.glow}/.16`, `${palette.glow}/0`])),
  ].join('');
}
