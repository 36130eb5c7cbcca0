import { circle, ellipse, line, mirrored, path } from '../../kit/svg-elements.ts';
import type { Palette, Tones } from '../../kit/palettes.ts';
import type { Sheet } from '../../kit/sheet.ts';

const coats: readonly [Tones, ...Tones[]] = [
  ['#ffb08a', '#f2452e', '#8d1430'],
  ['#ffe0a0', '#f59a24', '#8f4410'],
  ['#b8f0ff', '#2f8fd8', '#123a78'],
  ['#e0c8ff', '#9a5fd6', '#46207e'],
];

/** A crab, claws up. */
export function crab(sheet: Sheet, palette: Palette): string {
  const [lit, main, dark] = sheet.random.pick(coats);
  const armour = sheet.linear([lit, main, dark]);
  const claw = sheet.linear([lit, main, dark], [0, 0, 1, 1]);
  const half = [
    line(
      'M88 270C60 262 36 276 24 306M92 290C66 288 46 304 40 334M100 308C80 312 66 328 64 354',
      dark,
      13,
    ),
    line(
      'M88 268C62 260 40 274 28 300M92 288C68 286 50 302 44 328M100 306C82 310 70 326 68 348',
      main,
      8,
    ),
    line('M92 232C62 222 46 202 50 172', dark, 22),
    line('M92 230C64 220 49 202 52 172', main, 15),
    path(
      'M50 184C16 172 4 126 30 84 36 106 46 118 62 122 56 98 66 70 92 58 116 92 110 152 78 178 70 186 60 188 50 184Z',
      claw,
    ),
    path('M30 84C36 106 46 118 62 122 58 134 50 138 44 136 34 122 28 104 30 84Z', '#5c0a1e', {
      opacity: 0.5,
    }),
    path('M92 58C112 90 106 140 80 164 98 128 100 92 92 58Z', '#fff', { opacity: 0.35 }),
    line('M72 82l8 10M68 98l10 6M36 106l6 8', '#fff2e0', 4, { opacity: 0.6 }),
    line('M126 214V176', dark, 9),
    circle(126, 168, 16, sheet.radial(['#fff', '#fff', '#d8c8d0'], [0.4, 0.36, 0.7])),
    circle(129, 168, 8, '#14060c'),
    circle(126, 164, 3, '#fff'),
  ].join('');
  return [
    circle(150, 230, 160, sheet.radial([`${palette.glow}/.6`, `${palette.glow}/0`])),
    ellipse(150, 356, 120, 14, palette.deep, { opacity: 0.5 }),
    half,
    mirrored(150, half),
    path(
      'M150 200C92 200 58 232 62 266 66 312 106 342 150 342S234 312 238 266C242 232 208 200 150 200Z',
      armour,
    ),
    path(
      'M150 206C102 206 70 232 70 260 96 226 122 216 150 216S204 226 230 260C230 232 198 206 150 206Z',
      '#fff',
      { opacity: 0.35 },
    ),
    path('M92 296Q150 340 208 296 196 330 150 334 104 330 92 296Z', '#ffd9b8', { opacity: 0.55 }),
    line('M116 288Q150 308 184 288', '#6d0a1e', 5),
    circle(100, 274, 10, '#ff9a8a', { opacity: 0.7 }),
    circle(200, 274, 10, '#ff9a8a', { opacity: 0.7 }),
    circle(128, 236, 6, lit, { opacity: 0.7 }),
    circle(172, 236, 6, lit, { opacity: 0.7 }),
    circle(150, 226, 8, lit, { opacity: 0.7 }),
    circle(150, 250, 5, lit, { opacity: 0.7 }),
  ].join('');
}
